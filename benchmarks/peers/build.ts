import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '../../packages/site-build/src/compressed-copies.ts';
import { contents } from './content/contents.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
/** Git, the linter and the formatter leave it alone. */
const built = join(sources, 'dist');

const peers = {
  next: { output: 'out' },
  vitepress: { output: '.vitepress/dist' },
} as const;

export type PeerName = keyof typeof peers;
export const peerNames = ['next', 'vitepress'] as const satisfies readonly PeerName[];

/** What every peer shows, beside the folders of the peers, as it lies beside them in the sources. */
async function writeContent(): Promise<void> {
  const folder = join(built, 'content');
  await mkdir(folder, { recursive: true });
  for (const name of ['types.ts', 'own-pages.ts', 'base.css', 'parts.css'])
    await cp(join(sources, 'content', name), join(folder, name));
  const fonts = fileURLToPath(new URL('../../packages/ui/src/assets', import.meta.url));
  const font = (await readdir(fonts)).find((name) => /wght600.*\.woff2$/.test(name));
  if (!font) throw new Error(`There is no typeface in ${fonts}.`);
  await cp(join(fonts, font), join(folder, 'archivo.woff2'));
  await writeFile(join(folder, 'content.json'), JSON.stringify(contents()));
}

/** Changes whenever a file in one of the folders does; what is installed does not count. */
async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(relative(folder, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

function run(folder: string, command: string, args: readonly string[]): string | null {
  // A production install would leave out what builds.
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status === 0 ? null : `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.slice(-2000);
}

const pnpm = (folder: string, ...args: string[]) => run(folder, 'npx', ['-y', 'pnpm@12.21.0', ...args]);

/**
 * Installs and builds a peer, unless it is there already as its sources and the catalogue are.
 *
 * @returns the folder of its files with their compressed copies, to be served at `/peers/<name>/`
 * @throws where it cannot be installed, which needs the registry the first time, or not be built
 */
export async function buildPeer(name: PeerName): Promise<string> {
  await writeContent();
  const folder = join(built, name);
  const site = join(built, 'sites', name);
  const stamp = join(built, 'sites', `${name}.hash`);
  const hash = await hashOf([join(sources, name), join(built, 'content')]);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return site;

  console.log(`Building ${name} in ${relative(process.cwd(), folder)}.`);
  await rm(stamp, { force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder))
    if (entry !== 'node_modules') await rm(join(folder, entry), { recursive: true });
  await cp(join(sources, name), folder, { recursive: true });
  const notInstalled = pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline');
  if (notInstalled !== null)
    throw new Error(
      `${name} could not be installed, so there is nothing to compare with. The first time this needs the package ` +
        `registry: connect and run it again.\n${notInstalled}`,
    );
  const notBuilt = pnpm(folder, 'run', 'build');
  if (notBuilt !== null) throw new Error(`${name} was installed but could not be built:\n${notBuilt}`);
  await rm(site, { recursive: true, force: true });
  await cp(join(folder, peers[name].output), site, { recursive: true });
  await Promise.all(await compressFolder(site));
  await writeFile(stamp, hash);
  return site;
}
