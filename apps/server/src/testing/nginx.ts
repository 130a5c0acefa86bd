import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listenAnywhere } from './port.ts';

const binary = '/usr/sbin/nginx';

/** Why nothing can be tested behind nginx here, or null. */
export const nginxMissing = fs.existsSync(binary)
  ? null
  : `there is no ${binary}: install it with "apt-get install nginx-light"`;

if (nginxMissing) console.warn(`SKIPPED: the server's tests behind nginx, because ${nginxMissing}.`);

/** nginx on a port of this machine. */
interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx before a server of this machine.
 *
 * @param location what its one location says, with `proxy_pass` and the rest.
 */
export async function startNginx(location: string): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-nginx-'));
  // As root it lets a user without rights do the work, and that one has to get in.
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/log error;
     events {}
     http { access_log off; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; location / { ${location} } } }`,
  );
  const child = spawn(binary, ['-c', config, '-e', `${folder}/log`], { stdio: 'ignore' });
  const ended = once(child, 'close');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start; its settings are in ${config}.`);
    await wait(20);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const holder = createServer();
  const port = await listenAnywhere(holder);
  holder.close();
  await once(holder, 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
