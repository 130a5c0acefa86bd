import { median, withSpread } from '../figures.ts';
import type { LighthouseMetrics } from './lighthouse-metrics.ts';
import { type Kind, kinds, total } from './traffic.ts';
import type { Visit } from './visit.ts';

/** All that was measured of one page. */
export interface PageVisits {
  /** What stands for the page in a table. */
  label: string;
  visits: readonly Visit[];
  lighthouse: readonly LighthouseMetrics[];
  /** What the style sheets within the page are of its HTML, in bytes as sent. */
  inlineStyle: number;
}

/** The medians of a page's visits. Bytes as sent, without headers unless said otherwise; milliseconds. */
export function figuresOf({ visits, lighthouse, inlineStyle }: PageVisits) {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const body = (kind: Kind) => middle(({ untilLoad }) => untilLoad[kind].body);
  return {
    html: body('html') - inlineStyle,
    css: body('css') + inlineStyle,
    script: body('script'),
    font: body('font'),
    picture: body('picture'),
    data: body('data'),
    document: body('html') + body('css'),
    requests: middle(({ untilLoad }) => total(untilLoad, 'requests')),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    performance: median(lighthouse.map((one) => one.performance)),
    lighthouseLcp: median(lighthouse.map((one) => one.lcp)),
  };
}

export type PageFigures = ReturnType<typeof figuresOf>;

const columns = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'data'] as const;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

/** Prints what came until the load event, and when it was to be seen. */
export function printUntilLoad(pages: readonly PageVisits[]): void {
  console.log(
    '\nUntil the load event: kB as sent without headers (JS in KiB), requests of all kinds; times in ms.',
  );
  console.log(
    `${'page'.padEnd(32)}${columns.map((name) => name.padStart(8)).join(' ')}  requests  FCP${' '.repeat(18)}LCP` +
      `${' '.repeat(18)}TBT${' '.repeat(12)}CLS    Lighthouse  its LCP s`,
  );
  for (const page of pages) {
    const figures = figuresOf(page);
    const all = (of: (visit: Visit) => number) => withSpread(page.visits.map(of));
    const { performance, lighthouseLcp } = figures;
    console.log(
      [
        page.label.padEnd(31),
        ...kinds.map((kind) =>
          kind === 'script' ? (figures.script / 1024).toFixed(1).padStart(8) : kilobytes(figures[kind]),
        ),
        String(figures.requests).padStart(9),
        '',
        all(({ fcp }) => fcp).padEnd(20),
        all(({ lcp }) => lcp).padEnd(20),
        all(({ tbt }) => tbt).padEnd(14),
        figures.cls.toFixed(3),
        (Number.isNaN(performance) ? '-' : String(performance)).padStart(11),
        (Number.isNaN(lighthouseLcp) ? '-' : (lighthouseLcp / 1000).toFixed(2)).padStart(10),
      ].join(' '),
    );
  }
}

/** Prints what came in the first ten seconds, so that what is put off until after the load event is seen as well. */
export function printTenSeconds(pages: readonly { label: string; visit: Visit }[]): void {
  console.log(
    '\nThe first ten seconds, service worker included: kB that arrived, with headers (JS in KiB). "Later" is JS that was\n' +
      'not asked for before the load event.',
  );
  console.log(
    `${'page'.padEnd(32)}${columns.map((name) => name.padStart(8)).join(' ')}  requests     all kB  JS later KiB`,
  );
  for (const { label, visit } of pages) {
    if (!visit.inTenSeconds) continue;
    const { inTenSeconds, untilLoad } = visit;
    console.log(
      [
        label.padEnd(31),
        ...kinds.map((kind) =>
          kind === 'script'
            ? (inTenSeconds.script.sent / 1024).toFixed(1).padStart(8)
            : kilobytes(inTenSeconds[kind].sent),
        ),
        String(total(inTenSeconds, 'requests')).padStart(9),
        (total(inTenSeconds, 'sent') / 1000).toFixed(0).padStart(10),
        (Math.max(0, inTenSeconds.script.sent - untilLoad.script.sent) / 1024).toFixed(1).padStart(13),
      ].join(' '),
    );
  }
}
