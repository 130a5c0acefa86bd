import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';

const binary = '/usr/sbin/nginx';

/** Why there is no proxy here and what to do, or null. */
export const proxyMissing = existsSync(binary)
  ? null
  : `There is no ${binary}, so nothing can stand before two servers: install it with "apt-get install nginx-light".`;

/** nginx before two servers of this machine. */
interface Proxy {
  origin: string;
  /** What it noted of servers that did not answer. */
  log(): string;
  stop(): Promise<void>;
}

export async function startProxy(ports: readonly [number, number]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'payload-nginx-'));
  // As root it lets a user without rights do the work, and that one has to get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const values: Record<string, string> = {
    FOLDER: folder,
    PORT: String(port),
    ONE: String(ports[0]),
    OTHER: String(ports[1]),
  };
  const template = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    template.replaceAll(/@([A-Z]+)@/g, (_, name: string) => values[name] ?? ''),
  );
  const child = spawn(binary, ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const ended = once(child, 'close');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start; its settings are in ${config}.`);
    await wait(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
