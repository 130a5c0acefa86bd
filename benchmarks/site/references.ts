import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../packages/site-build/src/compressed-copies.ts';

const scripts =
  /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** A folder with a copy of the built site, to which references can be added. */
export async function copyOf(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
  await cp(site, folder, { recursive: true });
  return folder;
}

/** Adds each of `pages` without its scripts, at `/nojs` and its address. */
export async function addScriptless(folder: string, pages: readonly string[]): Promise<void> {
  for (const path of pages) {
    const name = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const document = (await readFile(join(folder, name), 'utf8')).replaceAll(scripts, '');
    const file = join(folder, 'nojs', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
  }
  await Promise.all(await compressFolder(join(folder, 'nojs')));
}

/** Adds, at `/plain/`, a page of the same libraries and nothing else. */
export async function addPlain(folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const plain = join(folder, 'plain');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('plain', import.meta.url)),
    base: '/plain/',
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    build: { outDir: plain, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  await Promise.all(await compressFolder(plain));
}
