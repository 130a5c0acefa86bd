import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { productsByType } from '../../packages/catalog/src/index.ts';
import { builtSite } from '../built-site.ts';
import { median, withSpread } from '../figures.ts';
import { processorTime } from '../processor-time.ts';

/**
 * What the server answers in a second, against node:http and sirv in the same run and in turns; how soon a change of the
 * catalogue is answered; and whether its memory stays as it is under many requests. Beside each ratio by the clock stands the one
 * by processor time, which is the same whatever else the machine does.
 */
const rounds = 5;
const seconds = 3;
const connections = 20;
const requests = 100_000;

const root = builtSite();

const listPath = '/api/offi/public/findProductsByType/searchlight?language=en';
const plainPath = '/api/offi/public/plain';
const text = JSON.stringify({ code: 200, msg: '', data: productsByType('searchlight', 'en') });

async function start(module: string) {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [root, text], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [origin] = await once(child, 'message');
  return { child, origin: String(origin), pid: child.pid ?? Number.NaN };
}

const service = await start('service.ts');
const bare = await start('bare.ts');

const at = ({ origin, pid }: typeof service, path: string, headers: Record<string, string> = {}) => ({
  url: origin + path,
  headers,
  pid,
});
type Target = ReturnType<typeof at>;

interface Rate {
  /** Answers in a second. */
  byClock: number;
  /** Answers in a second of the server's processor time, all its threads together. */
  byProcessor: number;
}

/** Errors: any answer that is none. */
async function rate({ url, headers, pid }: Target): Promise<Rate> {
  const before = processorTime(pid);
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused.`);
  const computed = (processorTime(pid) - before) / 1000;
  return { byClock: result.requests.average, byProcessor: result.requests.total / computed };
}

async function compare(name: string, goal: number, ours: Target, reference: Target): Promise<void> {
  const rates: { ours: Rate; reference: Rate }[] = [];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await rate(ours), reference: await rate(reference) };
    if (round > 0) rates.push(pair);
  }
  const middle = (side: keyof (typeof rates)[number], by: keyof Rate) =>
    median(rates.map((pair) => pair[side][by]));
  const [own, other] = [middle('ours', 'byClock'), middle('reference', 'byClock')];
  const computed = middle('ours', 'byProcessor') / middle('reference', 'byProcessor');
  console.log(
    `${name.padEnd(42)} ${own.toFixed(0).padStart(7)} /s ${other.toFixed(0).padStart(7)} /s  ` +
      `ratio ${(own / other).toFixed(2)}  goal at least ${goal}; by processor time ${computed.toFixed(2)}`,
  );
}

async function heap(): Promise<number> {
  service.child.send('memory');
  const [bytes] = await once(service.child, 'message');
  return Number(bytes);
}

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s in turns, medians; ours, reference:`,
);
await compare('plain route / bare node:http', 0.9, at(service, plainPath), at(bare, '/plain'));
await compare('catalogue read / plain route, same text', 0.9, at(service, listPath), at(service, plainPath));
await compare('home page, compressed / sirv', 1, at(service, '/en/', asBrowser), at(bare, '/en/', asBrowser));
await compare(
  'picture of 31 kB / sirv',
  1,
  at(service, '/static/pic/night/T90.webp'),
  at(bare, '/static/pic/night/T90.webp'),
);

/** Milliseconds from a change of the catalogue to the first answer that has it, asked for without a pause. */
async function untilFresh(round: number): Promise<number> {
  const line = `Round ${round} of a benchmark`;
  const read = async () => (await (await fetch(service.origin + listPath)).text()).includes(line);
  await read();
  const changed = once(service.child, 'message');
  service.child.send(line);
  await changed;
  const begun = performance.now();
  // oxlint-disable-next-line no-await-in-loop -- each answer decides whether there is another question
  while (!(await read()));
  return performance.now() - begun;
}
const fresh: number[] = [];
for (let round = 0; round < rounds; round += 1) fresh.push(await untilFresh(round));
console.log(
  `catalogue changed to answered, ms: ${withSpread(fresh)}, longest to goal ${(Math.max(...fresh) / 1000).toFixed(2)}  goal at most 1000`,
);

const mixed = [listPath, '/en/', '/en/details/product/T90', plainPath, '/nothing-here'];
const send = (amount: number) =>
  autocannon({ url: service.origin, connections, amount, requests: mixed.map((path) => ({ path })) });
await send(requests / 5);
const before = await heap();
await send(requests);
const after = await heap();
const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
console.log(
  `memory after ${requests} requests: ${mebibytes(before)} before, ${mebibytes(after)} after, ` +
    `ratio ${(after / before).toFixed(2)}  goal at most 1.1`,
);
service.child.disconnect();
bare.child.kill();
