import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { freePort } from '../../scripts/free-port.ts';
import { builtSite } from '../built-site.ts';
import { type Figure, kept, machine, median, printFigures, withSpread } from '../figures.ts';
import { clickToContent } from './click.ts';
import { lighthouseMetrics } from './lighthouse-metrics.ts';
import { measuredPages, pageKinds } from './measured-pages.ts';
import { slowdown } from './phone.ts';
import { measurePresses } from './presses.ts';
import { addPlain, copyOf } from './references.ts';
import { launch, serve } from './served.ts';
import { figuresOf, type PageVisits, printTenSeconds, printUntilLoad } from './table.ts';
import { total } from './traffic.ts';
import { inlineStyle, type Visit, visit } from './visit.ts';

/**
 * What a phone on a slow line waits for, from the real server, in three minutes. `/en/ /cn/port` measures only the first
 * visits of these pages. `--rounds 5` gives medians of more: of visits and presses; `--lighthouse 3` of Lighthouse's.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, lighthouse: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const visitRounds = Number(values.rounds ?? '1');
const pressRounds = Number(values.rounds ?? '2');
const lighthouseRounds = Number(values.lighthouse);
const pages = positionals.length > 0 ? positionals : measuredPages;
const figures: Figure[] = [];

const worst = (of: readonly number[]) => Math.max(...of);

const isKind = (path: string, kind: keyof typeof pageKinds) => path.replace(/^\/\w+/, '') === pageKinds[kind];

/** One language is enough for a look: `lighthouse.ts` takes both, and more of each. */
const isForLighthouse = (path: string) => positionals.length > 0 || path.startsWith('/en/');

/** Whose ten seconds are watched: what they put off until after the load event has goals, or is to be seen. */
const isWatched = (path: string) => path.startsWith('/en/') && (isKind(path, 'home') || isKind(path, 'read'));

async function measurePage(browser: Browser, origin: string, port: number, path: string) {
  const visits: Visit[] = [];
  for (let round = 0; round < visitRounds; round += 1)
    visits.push(await visit(browser, origin + path, { isWhole: round === 0 && isWatched(path) }));
  const lighthouse: PageVisits['lighthouse'][number][] = [];
  for (let round = 0; round < (isForLighthouse(path) ? lighthouseRounds : 0); round += 1)
    lighthouse.push(await lighthouseMetrics(origin + path, port));
  return { label: path, visits, lighthouse, inlineStyle: await inlineStyle(origin + path) };
}

async function measureFirstVisits(browser: Browser, origin: string, port: number): Promise<void> {
  const measured: PageVisits[] = [];
  for (const path of pages) measured.push(await measurePage(browser, origin, port, path));
  printUntilLoad(measured);

  const saving = await visit(browser, `${origin}/en/`, { isWhole: true, savesData: true });
  const watched = measured.flatMap(({ label, visits }) => (visits[0] ? [{ label, visit: visits[0] }] : []));
  printTenSeconds([...watched, { label: '/en/ with data saver', visit: saving }]);

  const ofKind = (kind: keyof typeof pageKinds) =>
    measured.filter(({ label }) => isKind(label, kind)).map(figuresOf);
  const home = ofKind('home');
  const all = measured.map(figuresOf);
  const tenSeconds = watched.find(({ label }) => label === '/en/')?.visit.inTenSeconds;
  if (home.length > 0)
    figures.push(
      kept('home-script', worst(home.map(({ script }) => script / 1024))),
      kept('home-document', worst(home.map(({ document }) => document / 1000))),
      kept('home-requests', worst(home.map(({ requests }) => requests))),
    );
  if (ofKind('read').length > 0)
    figures.push(kept('read-script', worst(ofKind('read').map(({ script }) => script / 1024))));
  if (tenSeconds) figures.push(kept('ten-seconds', total(tenSeconds, 'sent') / 1000));
  if (saving.inTenSeconds)
    figures.push(kept('ten-seconds-saving', total(saving.inTenSeconds, 'sent') / 1000));
  figures.push(kept('tbt', worst(all.map(({ tbt }) => tbt))), kept('cls', worst(all.map(({ cls }) => cls))));
  const judged = all.filter(({ performance }) => !Number.isNaN(performance));
  const scores = judged.map(({ performance }) => performance);
  if (judged.length > 0)
    figures.push(
      kept('lighthouse-median', median(scores)),
      kept('lighthouse-worst', Math.min(...scores)),
      kept('lighthouse-lcp', worst(judged.map(({ lighthouseLcp }) => lighthouseLcp / 1000))),
    );
}

async function printPresses(browser: Browser, origin: string): Promise<void> {
  console.log('\nPresses: the longest interaction, from input to the next frame, ms, on a fast line:');
  for (const { name, goal, durations } of await measurePresses(browser, origin, pressRounds)) {
    console.log(`${name.padEnd(20)} ${withSpread(durations)}`);
    if (goal) figures.push(kept(goal, median(durations)));
  }
}

async function measureClick(browser: Browser, origin: string): Promise<void> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < visitRounds; round += 1) {
    own.push(await clickToContent(browser, `${origin}/en/series/searchlight`, '/T90', 'T90'));
    plain.push(await clickToContent(browser, `${origin}/plain/`, '/T90', 'T90'));
  }
  console.log(
    `\nClick to the product's heading on the slow line, ms: ${withSpread(own)}, plain page ${withSpread(plain)}`,
  );
  figures.push(kept('click', median(own) / median(plain)));
}

const folder = await copyOf(builtSite());
await addPlain(folder);
const { origin, stop } = await serve(folder);
// Lighthouse talks to the browser over it.
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
const began = performance.now();
try {
  console.log(
    `Slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up), processor ${slowdown} times slower, medians with least and most: ` +
      `visits of ${visitRounds}, Lighthouse of ${lighthouseRounds}, presses of ${pressRounds}. ${machine()}`,
  );
  await measureFirstVisits(browser, origin, port);
  if (positionals.length === 0) {
    await printPresses(browser, origin);
    await measureClick(browser, origin);
  }
  printFigures(figures);
  console.log(`${machine()}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
} finally {
  await browser.close();
  stop();
  await rm(folder, { recursive: true });
}
