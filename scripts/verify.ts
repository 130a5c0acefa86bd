import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditDependencies } from './audit.ts';
import { ensureBrowser } from './browser.ts';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { houseInWords } from './house.ts';
import { leftPictures } from './left-pictures.ts';
import { PartFailed, Parts, together } from './parts.ts';
import { pictureFolder, whyNotComparable } from './picture-renderer.ts';
import { startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch-folder.ts';
import { forgetStaleTypes } from './stale-types.ts';
import { readReport } from './test-report.ts';

/**
 * The checks of this repository: `npm test` is the gate, which has every kind of test and proves each behaviour once.
 *
 * - `--quick`: what needs no browser, no build, no database and no process of its own
 * - `--changed`: tests that a change since the last commit reaches
 * - `--full`: what the gate leaves out: all walks, plays with motion, the other language, fuzz and kills in their whole size
 * - `--keep-going`: all parts, also after one has failed
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const logs = join(root, 'test-results/logs');
const asked = new Set(process.argv.slice(2));
const scratch = scratchFolder();
// Read by the tests, the browser and the databases, whenever they ask for a temporary folder.
process.env['TMPDIR'] = scratch;
const started = performance.now();
const parts = new Parts(logs, { keepsGoing: asked.has('--keep-going') });
const { summary } = parts;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  FORCE_COLOR: '0',
  // Of the linter and the compiler, which are written in Go: less often a search for garbage, for a gigabyte more.
  GOGC: '400',
  GOMEMLIMIT: '4GiB',
};
const durations: { name: string; duration: number }[] = [];

function note(line: string): void {
  summary.push(line);
  console.log(line);
}

/** What the tests of a part came to, with the names of those that failed. */
function results(file: string): string {
  if (!existsSync(file)) return 'ended without a report';
  const { passed, skipped, failed, durations: own } = readReport(file);
  durations.push(...own);
  const count = `${passed} passed, ${failed.length} failed, ${skipped} skipped`;
  return [count, ...failed.map((name) => `failed: ${name}`)].join('\n         ');
}

function run(name: string, command: string, ...args: string[]): Promise<void> {
  return parts.run(name, join(root, 'node_modules/.bin', command), args, { cwd: root, env });
}

function test(name: string, command: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const report = join(scratch, `${name}.json`);
  return parts.run(name, join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...more },
    results: () => results(report),
  });
}

/** @param projects of vitest.config.ts, each with its tests */
function vitest(
  name: string,
  projects: string[],
  more?: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<void> {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(scratch, name)}.json`,
  ];
  return test(name, 'vitest', ['run', ...chosen, ...reporters, ...options], more);
}

function playwright(name: string, ...options: string[]): Promise<void> {
  return test(name, 'playwright', ['test', '--reporter=line,json', ...options]);
}

/** The story tests know reduced motion alone; most browsers move. */
function plays(): Promise<void> {
  const report = join(scratch, 'plays.txt');
  const args = ['scripts/plays.ts', '--with-motion', `--report=${report}`];
  return parts.run('plays', join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    env,
    results: () => (existsSync(report) ? readFileSync(report, 'utf8') : 'ended without a report'),
  });
}

/** Programs that tests run against: what each is for, and what Debian calls it. */
const programs = [
  { path: '/usr/sbin/nginx', debian: 'nginx-light', tests: "the server's tests behind nginx" },
  { path: '/usr/bin/rb', debian: 'lrzsz', tests: 'YMODEM against lrzsz' },
  { path: '/usr/bin/jq', debian: 'jq', tests: 'Cloud API samples in curl' },
  { path: '/usr/bin/uuidgen', debian: 'uuid-runtime', tests: 'Cloud API samples in curl' },
  { path: '/usr/bin/javac', debian: 'default-jdk-headless', tests: 'Cloud API samples in Java' },
];

function ensurePrograms(): void {
  for (const { path, debian, tests } of programs) {
    if (!existsSync(path) && isDebianRoot()) {
      console.log(`Installing ${debian} from Debian.`);
      installFromDebian(debian);
    }
    if (!existsSync(path))
      note(`SKIPPED ${tests}: ${debian} is not installed and cannot be installed by this user.`);
  }
  const browser = ensureBrowser();
  if (!browser.ok) throw new PartFailed(browser.reason);
}

/** Nobody cuts this machine's power during a test, and a server that is killed leaves its database running. */
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Runs `work` with a PostgreSQL of its own, on which the server's tests run as well as on the embedded database. */
async function withPostgres(work: () => Promise<void>): Promise<void> {
  const postgres = await startPostgres(...notDurable);
  if ('url' in postgres) env['TEST_DATABASE_URL'] = postgres.url;
  else note(`SKIPPED PostgreSQL half of the server's tests: ${postgres.reason}`);
  try {
    await work();
  } finally {
    if ('stop' in postgres) postgres.stop();
  }
}

/** Advisories come without a change of ours, so a registry that says nothing keeps nobody from landing. */
async function audit(): Promise<void> {
  const since = performance.now();
  const outcome = await auditDependencies();
  if ('unanswered' in outcome) {
    note(`SKIPPED audit of the dependencies: ${outcome.unanswered}.`);
    return;
  }
  const { faults } = outcome;
  parts.end('audit', { since, hasPassed: faults.length === 0, results: faults.join('\n         ') });
}

/** Rules that ask for types take ten times as long as those that do not. */
async function readings({ withTypes }: { withTypes: boolean }): Promise<void> {
  await run('format', 'biome', 'check', '--error-on-warnings', '.');
  await run('lint', 'oxlint', '--deny-warnings', ...(withTypes ? ['--type-aware'] : []));
  await run('exports', 'knip', '--no-progress', '--no-config-hints');
  forgetStaleTypes(root);
  // Several threads read the same types each for itself.
  await run('types', 'tsc', '-b', '--singleThreaded');
}

/** A story that is passed over in silence would keep a picture that it no longer looks like. */
function expectAllPicturesCompared(): void {
  const since = performance.now();
  const left = leftPictures(join(scratch, 'stories.json'), pictureFolder);
  const told = `no story was compared with ${left.join(', ')}: remove what stories that have gone have left; any other story was passed over`;
  parts.end('pictures', { since, hasPassed: left.length === 0, results: left.length === 0 ? '' : told });
}

async function stories({ isWhole }: { isWhole: boolean }): Promise<void> {
  const noPictures = whyNotComparable();
  if (noPictures) note(`SKIPPED comparing the stories' pictures: ${noPictures}.`);
  if (!isWhole) return vitest('stories', ['stories', 'variants']);
  await vitest('stories', ['stories'], { STORIES: 'whole' });
  await vitest('variants', ['variants'], { STORIES: 'whole' });
  if (noPictures === null) expectAllPicturesCompared();
}

/** Two ways at once, each as long as the other, keep two cores busy. What starts once for several kinds of tests takes less. */
async function gate(): Promise<void> {
  ensurePrograms();
  await withPostgres(async () => {
    const built = audit().then(() => run('build', 'node', 'scripts/build.ts'));
    await together(
      async () => {
        await readings({ withTypes: true });
        await stories({ isWhole: false });
        await built;
        await vitest('built', ['pages', 'hydration', 'storybook']);
        await playwright(
          'library',
          '--config=tests/library/playwright.config.ts',
          '--grep-invert=@full',
          'library',
        );
      },
      async () => {
        await built;
        await vitest('unit', ['unit', 'thorough', 'server', 'exported', 'processes']);
        await playwright('walks', '--grep=@gate');
      },
    );
  });
}

async function rest(): Promise<void> {
  ensurePrograms();
  await withPostgres(async () => {
    await run('build', 'node', 'scripts/build.ts');
    await together(
      async () => {
        await vitest('pages', ['pages'], { PAGES: 'whole' });
        await vitest('hydration', ['hydration'], { HYDRATION: 'whole' });
        await vitest('storybook', ['storybook'], { STORYBOOK: 'whole' });
        await stories({ isWhole: true });
        await vitest('stories-zh', ['stories-zh']);
        await plays();
      },
      async () => {
        await playwright('library', '--config=tests/library/playwright.config.ts');
        await vitest('long', ['long', 'server'], { KILL_TESTS: 'whole', SERVER_TESTS: 'whole' });
        await vitest(
          'fuzz',
          ['thorough', 'processes'],
          { SERIAL_SESSIONS: '100000', SERIAL_MISHAPS: '10000', UPGRADE_VISITS: '100000' },
          'troubles.test',
          'random-visits',
          'mishaps',
        );
      },
    );
    await playwright('walks');
  });
}

async function quick(): Promise<void> {
  await readings({ withTypes: false });
  await vitest('unit', ['unit', 'exported']);
  console.log(`\n${houseInWords(root)}`);
}

async function changed(): Promise<void> {
  ensurePrograms();
  await readings({ withTypes: true });
  await vitest(
    'unit',
    ['unit', 'thorough', 'server', 'exported', 'stories', 'variants'],
    {},
    '--changed',
    '--passWithNoTests',
  );
  await playwright('walks', '--only-changed', '--pass-with-no-tests');
}

const slowest = 10;

function tellSlowest(): void {
  const longest = durations.toSorted((one, other) => other.duration - one.duration).slice(0, slowest);
  console.log('\nSlowest tests:');
  for (const { name, duration } of longest)
    console.log(`${(duration / 1000).toFixed(1).padStart(8)} s  ${name}`);
}

try {
  if (asked.has('--quick')) await quick();
  else if (asked.has('--changed')) await changed();
  else if (asked.has('--full')) await rest();
  else await gate();
} catch (error) {
  if (!(error instanceof PartFailed)) throw error;
  if (parts.failed.length === 0) note(`FAILED ${error.message}`);
  process.exitCode = 1;
} finally {
  if (parts.failed.length > 0) process.exitCode = 1;
  tellSlowest();
  console.log(`\n${summary.join('\n')}`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `${process.exitCode ? 'FAILED' : 'Passed'} in ${minutes} min. Logs: ${relative(process.cwd(), logs)}`,
  );
  rmSync(scratch, { recursive: true, force: true });
}
