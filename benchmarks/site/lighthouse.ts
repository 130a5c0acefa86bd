import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { freePort } from '../../scripts/free-port.ts';
import { builtSite } from '../built-site.ts';
import { type Figure, kept, machine, median, printFigures } from '../figures.ts';
import { runLighthouse } from './lighthouse-metrics.ts';
import { measuredPages } from './measured-pages.ts';
import { launch, serve } from './served.ts';

/**
 * What Lighthouse gives the built site on the real server, as it comes: its phone on its slow 4G. Where a page misses
 * 100, the audits that cost it points. `/en/ /cn/port` looks only at these pages, `--rounds 1` is quick.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const pages = positionals.length > 0 ? positionals : measuredPages;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Details = Result['audits'][string]['details'];

interface Report {
  scores: Record<(typeof categories)[number], number>;
  /** As it computes it, in milliseconds. */
  lcp: number;
  /** What costs points, with its share of them. */
  faults: string[];
}

/** What an audit found, as its table has it. */
function found(details: Details): string[] {
  if (details?.type !== 'table') return [];
  const words = details.items.slice(0, 3).map((item) =>
    Object.values(item)
      .map((value) => (typeof value === 'object' && value && 'snippet' in value ? value.snippet : value))
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' | '),
  );
  return words.filter((line) => line !== '');
}

async function report(address: string, port: number): Promise<Report> {
  const lhr = await runLighthouse(address, port, { onlyCategories: [...categories] });
  const scores = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
  const faults: string[] = [];
  for (const name of categories) {
    const category = lhr.categories[name];
    if (!category) continue;
    scores[name] = Math.round((category.score ?? 0) * 100);
    const totalWeight = category.auditRefs.reduce((sum, { weight }) => sum + weight, 0);
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id];
      if (!audit || audit.score === null || weight === 0 || audit.score >= 1) continue;
      const points = ((weight / totalWeight) * (1 - audit.score) * 100).toFixed(1);
      const value = audit.displayValue ? `: ${audit.displayValue.replaceAll('\u00A0', ' ')}` : '';
      faults.push(`${name} -${points} ${id}${value}`, ...found(audit.details).map((line) => `    ${line}`));
    }
  }
  return { scores, lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN, faults };
}

const site = builtSite();
const { origin, stop } = await serve(site);
// Lighthouse talks to the browser over it.
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
const least: Record<string, number> = {};
const performances: number[] = [];
const paints: number[] = [];
try {
  console.log(`Lighthouse, its phone on its slow 4G, medians of ${rounds}. ${machine()}`);
  console.log('page                            performance  accessibility  best practices  SEO   LCP s');
  for (const path of pages) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await report(origin + path, port));
    const scores = categories.map((name) => median(reports.map((one) => one.scores[name])));
    const [performance = 0, accessibility = 0, practices = 0, seo = 0] = scores;
    const lcp = median(reports.map((one) => one.lcp));
    console.log(
      `${path.padEnd(31)} ${String(performance).padStart(11)} ${String(accessibility).padStart(14)} ` +
        `${String(practices).padStart(15)} ${String(seo).padStart(4)} ${(lcp / 1000).toFixed(2).padStart(7)}`,
    );
    performances.push(performance);
    paints.push(lcp);
    // The run that came nearest to the median tells why.
    const typical = reports.find((one) => one.scores.performance === performance);
    for (const fault of typical?.faults ?? []) console.log(`    ${fault}`);
    categories.forEach((name, index) => {
      least[name] = Math.min(least[name] ?? 100, scores[index] ?? 0);
    });
  }
  printFigures([
    kept('lighthouse-median', median(performances)),
    kept('lighthouse-worst', least['performance'] ?? 0),
    kept('lighthouse-lcp', Math.max(...paints) / 1000),
    ...(['accessibility', 'best-practices', 'seo'] as const).map(
      (name): Figure => ({
        name: `Lighthouse: ${name}, worst page`,
        measured: least[name] ?? 0,
        goal: 100,
        isLeast: true,
      }),
    ),
  ]);
  console.log(machine());
} finally {
  await browser.close();
  stop();
}
