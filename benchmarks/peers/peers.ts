import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/free-port.ts';
import { builtSite } from '../built-site.ts';
import { kept, machine, printFigures } from '../figures.ts';
import { lighthouseMetrics } from '../site/lighthouse-metrics.ts';
import { pageKinds } from '../site/measured-pages.ts';
import { slowdown } from '../site/phone.ts';
import { addPlain, addScriptless, copyOf } from '../site/references.ts';
import { launch, serve } from '../site/served.ts';
import {
  figuresOf,
  type PageFigures,
  type PageVisits,
  printTenSeconds,
  printUntilLoad,
} from '../site/table.ts';
import { inlineStyle, type Visit, visit } from '../site/visit.ts';
import { buildPeer, peerNames } from './build.ts';
import { contentOf } from './seen-content.ts';

/**
 * Our pages beside the same ones without script, a plain page of the same libraries, and the same content in other frameworks:
 * all from the real server, in one run and in turns. `home read` compares only these pages, `--language cn` those in Chinese,
 * `--rounds 1` is quick.
 */
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    language: { type: 'string', default: 'en' },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const compared = (['home', 'product', 'series', 'read'] as const).filter(
  (kind) => positionals.length === 0 || positionals.includes(kind),
);
const pathOf = (kind: (typeof compared)[number]) => `/${values.language}${pageKinds[kind]}`;

/** What is compared: bytes, milliseconds, points. */
const figureNames = {
  html: 'HTML',
  css: 'CSS',
  script: 'JavaScript',
  font: 'fonts',
  picture: 'pictures',
  data: 'data',
  requests: 'requests',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  performance: 'Lighthouse',
  lighthouseLcp: "Lighthouse's LCP",
} as const satisfies Partial<Record<keyof PageFigures, string>>;

type FigureName = keyof typeof figureNames;
const names = Object.keys(figureNames).filter((name): name is FigureName => name in figureNames);

/** Whether the other one's figure is the better one. */
const isBetter = (name: FigureName, other: number, own: number) =>
  name === 'performance' ? other > own : other < own;

const folder = await copyOf(builtSite());
await addScriptless(folder, compared.map(pathOf));
await addPlain(folder);
for (const name of peerNames)
  await cp(await buildPeer(name), join(folder, 'peers', name), { recursive: true });
const { origin, stop } = await serve(folder);
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);

/** Visits all variants of a page in turns. */
async function measure(variants: readonly { label: string; path: string }[]): Promise<PageVisits[]> {
  const measured = variants.map(({ label, path }) => ({
    label,
    address: origin + path,
    visits: [] as Visit[],
    lighthouse: [] as PageVisits['lighthouse'][number][],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { address, visits, lighthouse } of measured) {
      visits.push(await visit(browser, address, { isWhole: round === 0 }));
      lighthouse.push(await lighthouseMetrics(address, port));
    }
  }
  return Promise.all(
    measured.map(async ({ address, ...rest }) => ({ ...rest, inlineStyle: await inlineStyle(address) })),
  );
}

/** Each figure in which a peer is ahead of ours, with the best of them, in words. */
function behind(kind: string, own: PageVisits, peers: readonly PageVisits[]): string[] {
  const ours = figuresOf(own);
  const theirs = peers.map((peer) => ({ label: peer.label, figures: figuresOf(peer) }));
  return names.flatMap((name) => {
    const [best] = theirs.toSorted((a, b) => (isBetter(name, a.figures[name], b.figures[name]) ? -1 : 1));
    if (!best || !isBetter(name, best.figures[name], ours[name])) return [];
    return [
      `${kind.padEnd(8)} ${figureNames[name].padEnd(17)} ${ours[name].toFixed(0).padStart(8)} in ours, ` +
        `${best.figures[name].toFixed(0).padStart(8)} in ${best.label}`,
    ];
  });
}

try {
  console.log(
    `Slow 4G, processor ${slowdown} times slower, medians of ${rounds} with least and most, in turns. ${machine()}`,
  );
  const lines: string[] = [];
  for (const kind of compared) {
    const path = pathOf(kind);
    const peers = peerNames.map((name) => ({
      label: name,
      // Next's export has its home page at the address without a slash.
      path: `/peers/${name}${name === 'next' ? path.replace(/\/$/, '') : path}`,
    }));
    const variants = [
      { label: `${kind}: ours`, path },
      { label: 'without script', path: `/nojs${path}` },
      ...peers,
      ...(kind === 'home' ? [{ label: 'plain', path: '/plain/' }] : []),
    ];
    for (const { label, path: address } of variants)
      console.log(`${label.padEnd(20)} ${await contentOf(browser, origin + address)}`);
    const measured = await measure(variants);
    printUntilLoad(measured);
    printTenSeconds(
      measured.flatMap(({ label, visits }) => (visits[0] ? [{ label, visit: visits[0] }] : [])),
    );
    const [own, ...rest] = measured;
    if (!own) continue;
    lines.push(
      ...behind(
        kind,
        own,
        rest.filter(({ label }) => peers.some((peer) => peer.label === label)),
      ),
    );
    console.log('');
  }
  console.log(
    lines.length > 0
      ? `A peer is ahead in:\n${lines.map((line) => `  ${line}`).join('\n')}`
      : 'Ahead of every peer in each figure.',
  );
  if (positionals.length === 0 && values.language === 'en') printFigures([kept('behind', lines.length)]);
  console.log(machine());
} finally {
  await browser.close();
  stop();
  await rm(folder, { recursive: true });
}
