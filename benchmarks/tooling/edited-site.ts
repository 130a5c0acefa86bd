import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const left = new Set(['dist', '.tsbuild', '.vite', 'storybook-static']);

/** A copy of the site's sources, so that the ones someone works on are never touched. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from: string) => !left.has(basename(from)),
  };
  for (const part of [
    'apps/desk',
    'apps/site',
    'packages',
    'tsconfig.base.json',
    'tsconfig.json',
    'pnpm-workspace.yaml',
    'package.json',
  ])
    await cp(join(root, part), join(copy, part), options);
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The site as `npm run dev` serves it, from the copy and on a free port, with its calls from `api`. */
export async function serveSources(
  copy: string,
  api: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env['API_ORIGIN'] = api;
  process.env['NODE_ENV'] = 'development';
  const server = await createServer({
    root: join(copy, 'apps/site'),
    configFile: join(copy, 'apps/site/vite.config.ts'),
    logLevel: 'error',
    // The packages' real place is outside the copy.
    server: { port: 0, strictPort: false, fs: { strict: false } },
  });
  await server.listen();
  return { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}

/** Replaces a text in a file of the copy, once. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" that could be changed.`);
  await writeFile(file, text.replace(from, to));
}
