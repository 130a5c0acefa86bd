import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type * as Server from './server.tsx';

/**
 * Builds the stories for a server and for a browser and writes what the server sends: `node build.ts
 * FOLDER`, in the mode that `NODE_ENV` says. A process of its own, because the tests' is neither mode.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const mode = process.env['NODE_ENV'] === 'production' ? 'production' : 'development';
const folder = process.argv[2];
if (!folder) throw new Error('Say which folder to build into: node build.ts FOLDER');

async function buildFor(side: 'client' | 'server'): Promise<void> {
  const isServer = side === 'server';
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode,
    // A plugin that has been through one build is closed for the next.
    plugins: [react(), vanillaExtractPlugin()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: join(folder ?? '', side),
      ssr: isServer,
      minify: false,
      rolldownOptions: {
        input: join(root, isServer ? 'server.tsx' : 'client.tsx'),
        output: {
          entryFileNames: 'main.mjs',
          // Two pictures of one name must be called alike by both builds, whichever comes first.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : '[name]-[hash][extname]',
        },
      },
    },
  });
}

await mkdir(folder, { recursive: true });
await buildFor('client');
await buildFor('server');
const server: typeof Server = await import(pathToFileURL(join(folder, 'server/main.mjs')).href);
for (const language of ['en', 'zh'] as const) {
  await writeFile(join(folder, `${language}.json`), JSON.stringify(server.renderStories(language)));
}
