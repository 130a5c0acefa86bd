import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const library = join(root, 'packages/ui');
/** Packed once, before the first test. */
export const tarball = join(root, 'test-results/library-package/ui.tgz');

/** Runs a command, as in a shell that knows nothing of this one's tests. Returns what it prints. */
export function run(folder: string, command: string, args: readonly string[]): string {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // The test's own limit cannot end what is waited for like this.
    timeout: 220_000,
    env: { ...env, CI: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error });
}

export const pnpm = (folder: string, ...args: string[]) =>
  run(folder, 'npx', ['-y', 'pnpm@12.21.0', ...args]);

/** Files of a folder and those below it. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

/** What stands in all files with this ending. */
export const textIn = (folder: string, ending: string) =>
  filesIn(folder, ending)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * Makes a folder a site of its own with the library from its tarball.
 * @param ours what it takes from the registry in the versions that we have
 * @param others what we do not have, with exact versions
 */
export function install(
  folder: string,
  ours: readonly string[],
  others: Readonly<Record<string, string>> = {},
): void {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const versions = ours.map((name) => [name, devDependencies[name]]);
  const manifest = {
    name: 'another-site',
    private: true,
    type: 'module',
    dependencies: { '@payload/ui': `file:${tarball}`, ...Object.fromEntries(versions), ...others },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false, sharp: false }\n');
  pnpm(folder, 'install', '--prefer-offline');
}
