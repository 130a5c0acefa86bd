import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { productsByType } from '../../packages/catalog/src/index.ts';
import { builtSite } from '../built-site.ts';
import { median, withSpread } from '../figures.ts';

/**
 * What the server answers in a second, against node:http and sirv in the same run and in turns; and whether its
 * memory stays as it is under many requests.
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
  return { child, origin: String(origin) };
}

const service = await start('service.ts');
const bare = await start('bare.ts');

const at = (origin: string, path: string, headers: Record<string, string> = {}) => ({
  url: origin + path,
  headers,
});
type Target = ReturnType<typeof at>;

/** Requests a second. Errors: any answer that is none. */
async function rate(target: Target): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${target.url}: ${result.errors} errors, ${result.non2xx} refused.`);
  return result.requests.average;
}

async function compare(name: string, goal: number, ours: Target, reference: Target): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await rate(ours), await rate(reference)] as const;
    if (round > 0) pair.forEach((value, side) => rates[side]?.push(value));
  }
  const [own, other] = [median(rates[0]), median(rates[1])];
  console.log(
    `${name.padEnd(52)} ${own.toFixed(0).padStart(7)} /s  ${other.toFixed(0).padStart(7)} /s  ` +
      `ratio ${(own / other).toFixed(2)}  goal at least ${goal}`,
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
await compare('plain route / bare node:http', 0.9, at(service.origin, plainPath), at(bare.origin, '/plain'));
await compare(
  'catalogue read / plain route, same text',
  0.9,
  at(service.origin, listPath),
  at(service.origin, plainPath),
);
await compare(
  'home page, compressed / sirv',
  1,
  at(service.origin, '/en/', asBrowser),
  at(bare.origin, '/en/', asBrowser),
);
await compare(
  'picture of 31 kB / sirv',
  1,
  at(service.origin, '/static/pic/night/T90.webp'),
  at(bare.origin, '/static/pic/night/T90.webp'),
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
service.child.kill();
bare.child.kill();
