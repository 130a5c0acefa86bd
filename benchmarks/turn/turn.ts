import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage } from '../built-page.ts';
import { builtSite } from '../built-site.ts';
import { kept, machine, median, printFigures, withSpread } from '../figures.ts';
import { launch, serve } from '../site/served.ts';
import { folderOfModels, type Turning, turn } from './frames.ts';
import { pressBytes } from './press-bytes.ts';

/**
 * How many frames a second are drawn while a hand turns a model, and what a frame costs the main thread, on a processor slowed
 * down four times; and how many bytes the press before that loads. The graphics card is software here, on the main thread, which
 * takes nearly all of a frame; a phone has a card. So a frame is measured once more with nothing drawn: what is left of it holds for
 * both, and alone has a goal.
 */
const slowdown = 4;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
const seconds = 3;
const pages = { product: '/en/details/product/T90', bench: '/en/load/m350?models=T90,H150T' };

const bySize = readdirSync(folderOfModels)
  .filter((name) => name.endsWith('.glb'))
  .map((name) => ({ code: basename(name, '.glb'), size: statSync(join(folderOfModels, name)).size }))
  .toSorted((one, other) => one.size - other.size)
  .map(({ code }) => code);
const set = ['aircraft/m350', 'T90', 'H150T'];
const subjects: readonly { name: string; models: readonly string[] }[] = [
  { name: 'lightest', models: bySize.slice(0, 1) },
  { name: 'median', models: bySize.slice(Math.floor(bySize.length / 2)).slice(0, 1) },
  { name: 'heaviest', models: bySize.slice(-1) },
  // It has the most lamps.
  { name: 'lamps', models: ['T160'] },
  { name: 'bench', models: set },
];

const site = builtSite();
const built = await buildPage(import.meta.url);
const { origin, stop } = await serve(site);
const browser = await launch();
const found = subjects.map((subject) => ({ ...subject, runs: new Array<Turning>() }));
try {
  console.log(`Bytes before and after the press, as sent. ${machine()}`);
  for (const [name, path] of Object.entries(pages)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    const { before, early, after } = await pressBytes(browser, origin + path);
    console.log(
      `${name.padEnd(10)}${kilobytes(before)} kB before, ${early} requests of it for models; ${kilobytes(after)} kB by the press`,
    );
  }
  for (let round = 0; round < rounds; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other
    for (const { models, runs } of found)
      runs.push(await turn(browser, built, { models, slowdown, seconds }));
} finally {
  await browser.close();
  stop();
  await built.remove();
}

console.log(
  `\nTurning, at ${slowdown}x slowdown, drawn by software (no graphics card); median of ${rounds} runs of ${seconds} s, least and most. ${machine()}`,
);
console.log(
  `${''.padEnd(36)}${'frames/s'.padStart(18)}${'ms/frame'.padStart(22)}${'without drawing'.padStart(20)}`,
);
for (const { name, models, runs } of found) {
  const of = (key: keyof Turning) =>
    withSpread(
      runs.map((run) => run[key]),
      1,
    );
  console.log(
    `${`${name}: ${models.join(' + ')}`.padEnd(36)}${of('frames').padStart(18)}${of('drawn').padStart(22)}${of('script').padStart(20)}`,
  );
}
printFigures([
  kept('turn-script', Math.max(...found.map(({ runs }) => median(runs.map(({ script }) => script))))),
]);

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
