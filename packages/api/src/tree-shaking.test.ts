import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import * as contract from './contract/index.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a page downloads whose only module is this. */
async function bundle(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? `${root}page.js` : null),
        load: (id) => (id === `${root}page.js` ? code : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'page' } },
  });
  if (!Array.isArray(built) && 'output' in built) return built.output[0].code;
  throw new Error('The bundler gave no single output.');
}

it('loads the calls a page makes, and no other', async () => {
  const page = await bundle(`
    import { createClient1 } from './clients/index.ts';
    import { findProductsByType } from './contract/index.ts';
    createClient1()(findProductsByType, { type: 'megaphone' });
  `);
  const paths = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'path' in value ? [value.path] : [],
  );
  expect(paths.filter((path) => page.includes(path))).toEqual(['/offi/public/findProductsByType/{type}']);
  expect(page).toContain('keyFigure');
  expect(page).not.toMatch(/bgImg|home_hot_product|trackingNumber|sha256/);
});

it('loads no schema for a page that parses nothing, and no client for one that calls nothing', async () => {
  const page = await bundle(`
    import { tokenStorage } from './cache/index.ts';
    import { productTypes } from './contract/index.ts';
    globalThis.page = [tokenStorage(() => localStorage), productTypes];
  `);
  expect(page).toContain('megaphone');
  expect(page).not.toMatch(/~run|FetchError|AbortSignal/);
});
