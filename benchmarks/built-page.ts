import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
};
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.mjs"></script>
<body data-theme="night" data-ground="night"></body></html>`;

export interface BuiltPage {
  origin: string;
  /** Answers a tab at `origin`, with no server between; `folders` are further files by the beginning of their address. */
  answer: (tab: Page, folders?: Readonly<Record<string, string>>) => Promise<void>;
  remove: () => Promise<void>;
}

/** Builds the `page.tsx` beside the benchmark with this `import.meta.url`, for production. */
export async function buildPage(benchmark: string): Promise<BuiltPage> {
  process.env['NODE_ENV'] = 'production';
  const origin = 'http://benchmark.test';
  const folder = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', benchmark)),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    publicDir: false,
    build: {
      outDir: folder,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('page.tsx', benchmark)),
        output: {
          entryFileNames: 'page.mjs',
          chunkFileNames: '[name].mjs',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  return {
    origin,
    answer: async (tab, folders = {}) => {
      await tab.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
        const start = Object.keys(folders).find((beginning) => pathname.startsWith(beginning));
        const file =
          start === undefined
            ? join(folder, pathname)
            : join(folders[start] ?? '', pathname.slice(start.length));
        const contentType = types[extname(pathname)] ?? 'application/octet-stream';
        return route.fulfill({ body: await readFile(file), contentType });
      });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
