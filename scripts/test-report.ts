import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const longestReason = 200;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Of the file itself: what kept it from running. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
      /** Milliseconds; none of a test that was skipped. */
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
      /** Of a story: the name of the picture that it was compared with. */
      readonly meta?: { readonly picture?: string | null };
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

type Verdict = 'passed' | 'failed' | 'skipped';

/** A test that has ended: its name with its file, what was wrong, and milliseconds. */
interface Ended {
  readonly verdict: Verdict;
  readonly name: string;
  readonly reason?: string | undefined;
  readonly duration: number;
}

/** What a run of tests came to. */
interface TestReport {
  readonly passed: number;
  readonly skipped: number;
  /** Names, file first, with the beginning of what was wrong. */
  readonly failed: readonly string[];
  /** All that ran, with milliseconds. */
  readonly durations: readonly { readonly name: string; readonly duration: number }[];
}

const briefly = (message: string) =>
  stripVTControlCharacters(message).replace(/\s+/gu, ' ').slice(0, longestReason);

function* vitestTests({ testResults }: VitestReport): Generator<Ended> {
  for (const { name: path, message, assertionResults } of testResults) {
    const file = relative('.', path);
    if (message !== '' && assertionResults.length === 0)
      yield { verdict: 'failed', name: file, reason: message, duration: 0 };
    for (const { fullName, status, failureMessages, duration } of assertionResults) {
      const verdict = status === 'passed' || status === 'failed' ? status : 'skipped';
      const name = `${file} > ${fullName}`;
      yield { verdict, name, reason: failureMessages[0], duration: duration ?? 0 };
    }
  }
}

/** A test that passes when it is tried again is not relied on. */
const playwrightVerdict = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const satisfies Record<string, Verdict>;

function* playwrightTests(
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): Generator<Ended> {
  for (const { title, specs, suites: inner = [] } of suites) {
    const titlePath = [...above, title];
    for (const spec of specs) {
      for (const { status, results } of spec.tests)
        yield {
          verdict: playwrightVerdict[status],
          name: [...titlePath, spec.title].join(' > '),
          reason: results.find(({ error }) => error)?.error?.message,
          duration: results.reduce((sum, { duration }) => sum + duration, 0),
        };
    }
    yield* playwrightTests(inner, titlePath);
  }
}

function isPlaywright(report: VitestReport | PlaywrightReport): report is PlaywrightReport {
  return 'suites' in report;
}

/** Names of the pictures that stories were compared with, as their files have them, of Vitest's JSON report. Errors: as `readReport`. */
export function comparedPictures(file: string): ReadonlySet<string> {
  const { testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const pictures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.picture ?? []),
  );
  // Vitest writes names of files with single hyphens.
  return new Set(pictures.map((name) => name.replaceAll(/-+/g, '-')));
}

/**
 * Reads the JSON report of Vitest or Playwright.
 * Errors: the file system's and the parser's, where a run ended before it wrote one.
 */
export function readReport(file: string): TestReport {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = [...(isPlaywright(report) ? playwrightTests(report.suites) : vitestTests(report))];
  const of = (wanted: Verdict) => tests.filter(({ verdict }) => verdict === wanted);
  return {
    passed: of('passed').length,
    skipped: of('skipped').length,
    failed: of('failed').map(({ name, reason }) => (reason ? `${name}: ${briefly(reason)}` : name)),
    durations: tests.map(({ name, duration }) => ({ name, duration })),
  };
}
