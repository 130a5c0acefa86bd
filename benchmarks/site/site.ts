import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { builtSite } from '../built-site.ts';
import { type Figure, machine, median, printFigures, withSpread } from '../figures.ts';
import { clickToContent, longestInteractions } from './interactions.ts';
import { measuredPages } from './measured-pages.ts';
import { slowdown } from './phone.ts';
import { withReferences } from './references.ts';
import { launch, serve } from './served.ts';
import { type Visit, visit } from './visit.ts';

/**
 * What a phone on a slow line waits for, against the same pages without JavaScript and a page of the same libraries
 * and nothing else, all from the real server in the same run and in turns. `/en/ /cn/port` measures only the first
 * visits of these pages, `--rounds 1` is quick.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const pages = positionals.length > 0 ? positionals : measuredPages;
const kibibytes = (bytes: number) => bytes / 1024;
const figures: Figure[] = [];

/** First visits of every page, ours and without JavaScript in turns. */
async function measureFirstVisits(browser: Browser, origin: string): Promise<void> {
  console.log('\nFirst visits. Ratios are to the same page without JavaScript.');
  console.log(
    'page                            JS KiB  first kB  requests  picture kB  FCP ms                ratio  LCP ms                ratio  TBT ms                CLS',
  );
  const worst = { fcp: 0, lcp: 0, tbt: 0, cls: 0, pictures: 0 };
  for (const path of [...pages, '/plain/']) {
    const own: Visit[] = [];
    const bare: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await visit(browser, origin + path));
      if (path !== '/plain/') bare.push(await visit(browser, `${origin}/nojs${path}`));
    }
    const all = (key: keyof Visit) => own.map((one) => one[key]);
    const of = (key: keyof Visit) => median(all(key));
    const ratio = (key: 'fcp' | 'lcp') => of(key) / median(bare.map((one) => one[key]));
    console.log(
      [
        path.padEnd(31),
        kibibytes(of('script')).toFixed(1).padStart(6),
        (of('flight') / 1000).toFixed(1).padStart(9),
        String(of('requests')).padStart(9),
        (of('pictures') / 1000).toFixed(1).padStart(11),
        '',
        withSpread(all('fcp')).padEnd(21),
        bare.length > 0 ? ratio('fcp').toFixed(2).padEnd(5) : '     ',
        '',
        withSpread(all('lcp')).padEnd(21),
        bare.length > 0 ? ratio('lcp').toFixed(2).padEnd(5) : '     ',
        '',
        withSpread(all('tbt')).padEnd(21),
        of('cls').toFixed(3),
      ].join(' '),
    );
    if (path === '/plain/') continue;
    worst.fcp = Math.max(worst.fcp, ratio('fcp'));
    worst.lcp = Math.max(worst.lcp, ratio('lcp'));
    for (const key of ['tbt', 'cls', 'pictures'] as const) worst[key] = Math.max(worst[key], of(key));
    if (path !== '/en/') continue;
    figures.push(
      { name: 'home: JavaScript, KiB', measured: kibibytes(of('script')), goal: 96, digits: 1 },
      { name: 'home: HTML with its CSS, kB', measured: of('flight') / 1000, goal: 14, digits: 1 },
      { name: 'home: requests without pictures', measured: of('requests'), goal: 8 },
    );
  }
  figures.push(
    { name: 'FCP to the page without JavaScript, worst page', measured: worst.fcp, goal: 1.25, digits: 2 },
    { name: 'LCP to the page without JavaScript, worst page', measured: worst.lcp, goal: 1.5, digits: 2 },
    { name: 'TBT, worst page, ms', measured: worst.tbt, goal: 50 },
    { name: 'CLS, worst page', measured: worst.cls, goal: 0, digits: 3 },
    { name: 'pictures in the first view, worst page, kB', measured: worst.pictures / 1000, goal: 120 },
  );
}

async function measureInteractions(browser: Browser, origin: string): Promise<void> {
  console.log('\nLongest interaction, from input to the next frame, ms, on a fast line:');
  for (const { name, durations } of await longestInteractions(browser, origin, rounds)) {
    console.log(`${name.padEnd(10)} ${withSpread(durations)}`);
    figures.push({ name: `interaction: ${name}, ms`, measured: median(durations), goal: 100 });
  }
}

async function measureNavigation(browser: Browser, origin: string): Promise<void> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await clickToContent(browser, `${origin}/en/series/searchlight`, '/T90', 'T90'));
    plain.push(await clickToContent(browser, `${origin}/plain/`, '/T90', 'T90'));
  }
  console.log(
    `\nClick to the product's heading on the slow line, ms: ${withSpread(own)}, plain page ${withSpread(plain)}`,
  );
  const ratio = median(own) / median(plain);
  figures.push({ name: 'click to content, to the plain page', measured: ratio, goal: 0.16, digits: 2 });
}

const folder = await withReferences(builtSite(), pages);
const { origin, stop } = await serve(folder);
const browser = await launch();
try {
  console.log(
    `Slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up), processor ${slowdown} times slower, ` +
      `medians of ${rounds} with least and most. ${machine()}`,
  );
  await measureFirstVisits(browser, origin);
  if (positionals.length === 0) {
    await measureInteractions(browser, origin);
    await measureNavigation(browser, origin);
  }
  printFigures(figures);
  console.log(machine());
} finally {
  await browser.close();
  stop();
  await rm(folder, { recursive: true });
}
