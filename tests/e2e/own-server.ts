import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmtpStandIn, startSmtpStandIn } from '../../apps/server/src/testing/smtp-stand-in.ts';
import { freePort } from '../../scripts/free-port.ts';
import { expect } from './test.ts';

const repository = join(import.meta.dirname, '../..');

/** A server of its own over the built site, which sends real mail, and the mails it has sent. */
export interface MailingServer {
  origin: string;
  /** Texts of the mails to an address, in the order they came. */
  mailsTo(address: string): string[];
  /** Runs a command of the server, as whoever runs the service does; gives what it says. */
  command(name: 'staff' | 'requests', ...args: string[]): string;
  stop(): Promise<void>;
}

/** A mail's plain text, which goes out in base64. */
function textOf(source: string): string {
  const part = /Content-Type: text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(source)?.[1] ?? '';
  return Buffer.from(part, 'base64').toString();
}

/** Starts one, and waits until it answers. */
export async function startMailingServer(): Promise<MailingServer> {
  const folder = await mkdtemp(join(tmpdir(), 'payload-mailing-'));
  const smtp: SmtpStandIn = await startSmtpStandIn();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: folder };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: {
      ...env,
      PORT: String(port),
      PUBLIC_URL: origin,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return {
    origin,
    mailsTo: (address) =>
      smtp.mails.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source)),
    command: (name, ...args) =>
      execFileSync(process.execPath, [`apps/server/src/commands/${name}.ts`, ...args], {
        cwd: repository,
        env,
        encoding: 'utf8',
      }),
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await smtp.close();
      await rm(folder, { recursive: true });
    },
  };
}
