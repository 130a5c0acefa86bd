import lighthouse, { type Flags, type Result } from 'lighthouse';

/** What Lighthouse makes of a page's speed. */
export interface LighthouseMetrics {
  /** 0 to 100. */
  performance: number;
  /** As it computes it for its slow 4G, in milliseconds. */
  lcp: number;
}

/** The audits of its performance category that have weight: the other ones only advise. */
const weighed = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** What Lighthouse finds at an address. `port` is that of the browser's debugger. */
export async function runLighthouse(address: string, port: number, flags: Flags): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: 'silent', ...flags });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Performance alone, which takes a third of a whole report's time. */
export async function lighthouseMetrics(address: string, port: number): Promise<LighthouseMetrics> {
  const lhr = await runLighthouse(address, port, { onlyAudits: weighed, disableFullPageScreenshot: true });
  const score = lhr.categories['performance']?.score;
  const lcp = lhr.audits['largest-contentful-paint']?.numericValue;
  if (score === null || score === undefined || lcp === undefined)
    throw new Error(`Lighthouse could not measure ${address}: it gave no score, or no LCP.`);
  return { performance: Math.round(score * 100), lcp };
}
