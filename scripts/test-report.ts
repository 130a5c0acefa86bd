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
      /** A test that passed when it was tried again keeps what it failed with before. */
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
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

type Verdict = 'passed' | 'failed' | 'retried' | 'skipped';

/** What a run of tests came to. `retried` have passed at the second attempt and count as passed too. */
interface TestReport {
  readonly passed: number;
  readonly skipped: number;
  /** Names, file first, with the beginning of what was wrong where the report has it. */
  readonly failed: readonly string[];
  readonly retried: readonly string[];
}

function* vitestVerdicts({ testResults }: VitestReport): Generator<[Verdict, string]> {
  for (const { name, message: fileMessage, assertionResults } of testResults) {
    if (fileMessage !== '' && assertionResults.length === 0)
      yield ['failed', `${relative('.', name)}: ${fileMessage}`];
    for (const { fullName, status, failureMessages } of assertionResults) {
      const wasRetried = status === 'passed' && failureMessages.length > 0;
      const isKnown = status === 'passed' || status === 'failed';
      const [message] = failureMessages;
      const why = message && stripVTControlCharacters(message).replace(/\s+/gu, ' ').slice(0, longestReason);
      const told = `${relative('.', name)} > ${fullName}${why === undefined ? '' : `: ${why}`}`;
      yield [wasRetried ? 'retried' : isKnown ? status : 'skipped', told];
    }
  }
}

const playwrightVerdict = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'retried',
  skipped: 'skipped',
} as const satisfies Record<string, Verdict>;

function* playwrightVerdicts(
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): Generator<[Verdict, string]> {
  for (const { title, specs, suites: inner = [] } of suites) {
    const titlePath = [...above, title];
    for (const spec of specs) {
      for (const { status } of spec.tests)
        yield [playwrightVerdict[status], [...titlePath, spec.title].join(' > ')];
    }
    yield* playwrightVerdicts(inner, titlePath);
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
  const verdicts = [...(isPlaywright(report) ? playwrightVerdicts(report.suites) : vitestVerdicts(report))];
  const named = (wanted: Verdict) =>
    verdicts.filter(([verdict]) => verdict === wanted).map(([, name]) => name);
  const retried = named('retried');
  return {
    passed: named('passed').length + retried.length,
    skipped: named('skipped').length,
    failed: named('failed'),
    retried,
  };
}
