import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { builtSite } from '../built-site.ts';
import { type Figure, machine, median, printFigures, withSpread } from '../figures.ts';
import { launch, serve } from '../site/served.ts';
import { copySources, edit, serveSources } from './edited-site.ts';

/** What whoever works on the site waits for. `build`, `start`, `dev` or `test` measures only that. */
const rounds = 3;
const parts = process.argv.slice(2);
const isSelected = (part: string) => parts.length === 0 || parts.includes(part);
const root = fileURLToPath(new URL('../..', import.meta.url));
const figures: Figure[] = [];
/** The shell's: the server of sources, which runs in this process, sets some of its own. */
const environment = { ...process.env };

/** Seconds that a command of the README takes. */
async function run(...args: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`\`npm ${args.join(' ')}\` ended with ${code}:\n${output.slice(-4000)}`);
  return (performance.now() - started) / 1000;
}

/** Seconds from `npm start` to the first page. */
async function start(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    detached: true,
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /^The site is at (\S+)\/$/.exec(line)?.[1];
      if (!origin) continue;
      const reply = await fetch(`${origin}/en/`);
      if (!reply.ok) throw new Error(`The home page was answered with ${reply.status}.`);
      return (performance.now() - started) / 1000;
    }
    throw new Error('`npm start` ended without a site: run it to see why.');
  } finally {
    // npm, the package manager and the server are a group of their own.
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

interface Change {
  name: string;
  file: string;
  from: string;
  to: (round: number) => string;
  /** Runs in the page: whether it shows the change. */
  isShown: (round: number) => boolean;
}

const changes: readonly Change[] = [
  {
    name: 'a component',
    file: 'packages/ui/src/components/SkipLink/SkipLink.tsx',
    from: '<a className',
    to: (round) => `<a data-round="${round}" className`,
    isShown: (round) => document.querySelector(`a[data-round="${round}"]`) !== null,
  },
  {
    name: 'a style',
    file: 'packages/ui/src/components/SiteHeader/SiteHeader.css.ts',
    from: "position: 'relative',",
    to: (round) => `position: 'relative', outlineOffset: '${round + 10}px',`,
    isShown: (round) => {
      const header = document.querySelector('header');
      return header !== null && getComputedStyle(header).outlineOffset === `${round + 10}px`;
    },
  },
  {
    name: 'a text',
    file: 'packages/catalog/src/locales/en/site.json',
    from: '"skip": "',
    to: (round) => `"skip": "${round} `,
    isShown: (round) =>
      document.querySelector('a[href="#content"]')?.textContent?.startsWith(`${round} `) ?? false,
  },
];

/** Milliseconds from the saved file to the page that shows it. */
async function change(page: Page, copy: string, { file, from, to, isShown }: Change): Promise<number[]> {
  const took: number[] = [];
  let now = from;
  // The first change is to warm up.
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    await edit(join(copy, file), now, to(round));
    await page.waitForFunction(isShown, round, { timeout: 20_000 });
    if (round > 0) took.push(performance.now() - started);
    now = to(round);
    await page.waitForTimeout(1000);
  }
  return took;
}

async function measureChanges(): Promise<void> {
  const api = await serve(builtSite());
  const copy = await copySources();
  const sources = await serveSources(copy, api.origin);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${sources.origin}/en/`, { waitUntil: 'networkidle', timeout: 120_000 });
    for (const one of changes) {
      const took = await change(page, copy, one);
      console.log(`Saved to shown, ${one.name}, ms: ${withSpread(took)}`);
      figures.push({
        name: `npm run dev: ${one.name} changed to shown, ms`,
        measured: median(took),
        goal: 300,
      });
    }
  } finally {
    await browser.close();
    await sources.close();
    api.stop();
    await rm(copy, { recursive: true });
  }
}

console.log(`Medians of ${rounds} with least and most. ${machine()}`);
if (isSelected('build')) {
  const took = await run('run', 'build');
  console.log(`Build, s: ${took.toFixed(1)}`);
  figures.push({ name: 'npm run build, s', measured: took, goal: 30, digits: 1 });
}
if (isSelected('start')) {
  const dataDir = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
  const took: number[] = [];
  // The first start makes the machine warm: it builds the site and fills the database.
  for (let round = 0; round <= rounds; round += 1) {
    const seconds = await start(dataDir);
    if (round > 0) took.push(seconds);
  }
  await rm(dataDir, { recursive: true });
  console.log(`npm start, warm, s: ${withSpread(took, 1)}`);
  figures.push({ name: 'npm start, warm, to the first page, s', measured: median(took), goal: 5, digits: 1 });
}
if (isSelected('dev')) await measureChanges();
if (isSelected('test')) {
  const quick = await run('run', 'test:quick');
  console.log(`npm run test:quick, s: ${quick.toFixed(0)}`);
  figures.push({ name: 'npm run test:quick, s', measured: quick, goal: 60 });
  const minutes = (await run('test')) / 60;
  console.log(`npm test, min: ${minutes.toFixed(1)}`);
  figures.push({ name: 'npm test, min', measured: minutes, goal: 10, digits: 1 });
}
printFigures(figures);
console.log(machine());
process.exit(0);
