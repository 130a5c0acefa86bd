/**
 * Sends a server of its own 20 000 random and malformed requests over loopback (or as many as its argument
 * says) and prints how it answered and how its memory grew: `node apps/server/src/testing/hammer.ts 20000`.
 * Exits with 1 when a request failed with a 5xx or no answer, memory grew beyond the bound, or the server
 * does not answer at the end.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reasonOf } from '../start-error.ts';
import { startChild } from './child.ts';
import { hostileRequests } from './hostile-requests.ts';

const total = Number(process.argv[2] ?? 20_000);
/** MiB a server may hold more after the whole than after the first tenth, when everything has been used once. */
const bound = 150;
const connections = 16;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
const server = startChild(path.join(import.meta.dirname, '../main.ts'), [], {
  DATA_DIR: dataDir,
  PORT: '0',
  SITE_DIR: 'none',
  LOG_LEVEL: 'error',
});
const origin = /(http:\/\/\S+)\/$/.exec((await server.nextLine()) ?? '')?.[1];
if (!origin) throw new Error(`The server did not start: ${(await server.ended).stderr}`);

/** MiB the server holds. */
function memory(): number {
  const status = fs.readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const hostile = hostileRequests(20_261_121, 'a-token-that-is-not-one');
const statuses = new Map<string, number>();
let sent = 0;
let warm = memory();

async function send(): Promise<void> {
  while (sent < total) {
    sent++;
    if (sent === Math.floor(total / 10)) warm = memory();
    const { method, url, headers, body } = hostile.next().value;
    let status: string;
    try {
      const init = {
        method,
        headers,
        signal: AbortSignal.timeout(10_000),
        ...(body === undefined ? {} : { body }),
      };
      const reply = await fetch(`${origin}${url}`, init);
      await reply.arrayBuffer();
      status = String(reply.status);
      if (reply.status >= 500)
        console.log(`${status}: ${method} ${url.slice(0, 300)} ${body?.slice(0, 300) ?? ''}`);
    } catch (error) {
      status = `no answer (${reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error)})`;
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: connections }, send));
const end = memory();
const health = await fetch(`${origin}/healthz`);
for (const [status, count] of [...statuses].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${String(count).padStart(6)}  ${status}`);
console.log(
  `${total} requests in ${Math.round((performance.now() - began) / 1000)} s; healthz ${health.status}`,
);
console.log(`memory: ${warm} MiB after a tenth, ${end} MiB at the end, bound ${warm + bound} MiB`);
server.process.kill('SIGTERM');
const { stderr } = await server.ended;
console.log(`error log: ${stderr.length} characters`);
if (stderr) console.log(stderr.slice(0, 2000));
fs.rmSync(dataDir, { recursive: true });
const failed = [...statuses.keys()].some((status) => /^(?:5|no answer)/.test(status));
process.exitCode = failed || end > warm + bound || health.status !== 200 ? 1 : 0;
