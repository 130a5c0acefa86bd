import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own for the tests, or why there is none. */
type TestPostgres = { url: string; stop(): void } | { reason: string };

function findBin(): string | null {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const newest = readdirSync(base).toSorted((a, b) => Number(b) - Number(a))[0];
  return newest ? join(base, newest, 'bin') : null;
}

/**
 * Starts a cluster in a temporary folder on a free loopback port, installing Debian's postgresql
 * first where we may. `TEST_DATABASE_URL` names one that is there already.
 *
 * @param settings of the server besides, such as `shared_preload_libraries=pg_stat_statements`.
 */
export async function startPostgres(...settings: string[]): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => undefined };
  const isRoot = process.getuid?.() === 0;
  if (!findBin() && isDebianRoot()) {
    console.log('Installing PostgreSQL from Debian.');
    installFromDebian('postgresql');
  }
  const bin = findBin();
  if (!bin) return { reason: 'PostgreSQL is not installed and cannot be installed by this user.' };

  // The database refuses to run as root, so as root it runs as Debian's own user for it.
  const run = (command: string, args: string[]) => {
    const options = { encoding: 'utf8', cwd: tmpdir() } as const;
    return isRoot
      ? spawnSync('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], options)
      : spawnSync(join(bin, command), args, options);
  };
  const folder = mkdtempSync(join(tmpdir(), 'payload-pg-'));
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const init = run('initdb', ['-D', data, '-A', 'trust', '-U', 'payload', '-E', 'UTF8', '--locale=C']);
  if (init.status !== 0) return { reason: `initdb failed: ${init.stderr}` };
  const options = [
    `-p ${port}`,
    ...['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings].map(
      (each) => `-c ${each}`,
    ),
  ].join(' ');
  const start = run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  if (start.status !== 0) return { reason: `PostgreSQL did not start: ${start.stderr}${start.stdout}` };
  return {
    url: `postgres://payload@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
