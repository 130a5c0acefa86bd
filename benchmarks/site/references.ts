import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const scripts =
  /<script type="(?:module|application\/json)"[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** As the site's own files are: with a copy that the server need not compress. */
const compress = async (file: string, bytes: Buffer) =>
  writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));

/**
 * A folder with the built site and what it is measured against: below `/nojs` each of `pages` as it is without its
 * scripts, at `/plain/` a page of the same libraries and nothing else.
 */
export async function withReferences(site: string, pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
  await cp(site, folder, { recursive: true });
  for (const path of pages) {
    const name = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const document = Buffer.from((await readFile(join(site, name), 'utf8')).replaceAll(scripts, ''));
    const file = join(folder, 'nojs', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
    await compress(file, document);
  }
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
  for (const entry of await readdir(plain, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await compress(file, await readFile(file));
  }
  return folder;
}
