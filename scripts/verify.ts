import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditDependencies } from './audit.ts';
import { ensureBrowser } from './browser.ts';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { leftPictures } from './left-pictures.ts';
import { PartFailed, Parts, together } from './parts.ts';
import { pictureFolder, whyNotComparable } from './picture-renderer.ts';
import { startPostgres } from './postgres.ts';
import { forgetStaleTypes } from './stale-types.ts';
import { readReport } from './test-report.ts';

/**
 * The whole check: format, lint, types, unit, story and end-to-end tests, and the build they run on.
 * `--quick` leaves out what needs a browser or a build, and what starts processes or databases of its own; `--kills` runs the
 * kill tests alone, in their whole size. Stops at the first part that fails.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const quick = process.argv.includes('--quick');
const killsOnly = process.argv.includes('--kills');
const reports = mkdtempSync(join(tmpdir(), 'payload-verify-'));
const started = performance.now();
const parts = new Parts();
const { summary } = parts;
const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0' };

/** What the tests of a part came to, with the names of those that somebody has to look at. */
function results(file: string): string {
  if (!existsSync(file)) return 'ended without a report';
  const { passed, skipped, failed, retried } = readReport(file);
  const lines = [`${passed} passed, ${failed.length} failed, ${skipped} skipped`];
  for (const name of retried) lines.push(`passed at the second attempt: ${name}`);
  for (const name of failed) lines.push(`failed: ${name}`);
  return lines.join('\n         ');
}

function part(name: string, command: string, args: string[], report?: string): Promise<void> {
  return parts.run(name, join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    // Read by Playwright alone.
    env: report === undefined ? env : { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    results: () => (report === undefined ? '' : results(report)),
  });
}

function vitest(name: string, project: string, ...options: string[]): Promise<void> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return part(name, 'vitest', ['run', '--project', project, ...reporters, ...options], report);
}

function playwright(name: string, ...options: string[]): Promise<void> {
  return part(
    name,
    'playwright',
    ['test', '--reporter=line,json', ...options],
    join(reports, `${name}.json`),
  );
}

const postgres = await startPostgres();
if ('url' in postgres) env['TEST_DATABASE_URL'] = postgres.url;
else summary.push(`SKIPPED PostgreSQL half of the server's tests: ${postgres.reason}`);

/** The story tests know reduced motion alone; most browsers move. */
function plays(): Promise<void> {
  const report = join(reports, 'plays.txt');
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
for (const { path, debian, tests } of quick ? [] : programs) {
  if (!existsSync(path) && isDebianRoot()) {
    console.log(`Installing ${debian} from Debian.`);
    installFromDebian(debian);
  }
  if (!existsSync(path)) {
    summary.push(`SKIPPED ${tests}: ${debian} is not installed and cannot be installed by this user.`);
  }
}

async function killTests(): Promise<void> {
  env['KILL_TESTS'] = 'whole';
  await vitest('kills', 'processes', 'durability.test.ts');
}

/** Advisories come without a change of ours, so a registry that says nothing keeps nobody from landing. */
async function audit(): Promise<void> {
  const since = performance.now();
  const outcome = await auditDependencies();
  if ('unanswered' in outcome) {
    summary.push(`SKIPPED audit of the dependencies: ${outcome.unanswered}.`);
    return;
  }
  const { faults } = outcome;
  parts.end('audit', { since, hasPassed: faults.length === 0, results: faults.join('\n         ') });
}

async function readings(): Promise<void> {
  await part('format', 'biome', ['check', '--error-on-warnings', '.']);
  await part('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  forgetStaleTypes(root);
  await part('types', 'tsc', ['-b']);
  await vitest('unit', 'unit');
  await vitest('exported', 'exported');
}

/** A story that is passed over in silence would keep a picture that it no longer looks like. */
function expectAllPicturesCompared(): void {
  const since = performance.now();
  const left = leftPictures(join(reports, 'stories.json'), pictureFolder);
  const told = `no story was compared with ${left.join(', ')}: remove what stories that have gone have left; any other story was passed over`;
  parts.end('pictures', { since, hasPassed: left.length === 0, results: left.length === 0 ? '' : told });
}

/** What waits goes beside what computes; the walks, which measure what a visitor waits for, go alone. */
async function everything(): Promise<void> {
  const browser = ensureBrowser();
  if (!browser.ok) throw new PartFailed(browser.reason);
  const noPictures = whyNotComparable();
  if (noPictures) summary.push(`SKIPPED comparing the stories' pictures: ${noPictures}.`);
  await together(
    async () => {
      await readings();
      await vitest('stories', 'stories-*');
      if (noPictures === null) expectAllPicturesCompared();
    },
    async () => {
      await audit();
      await vitest('processes', 'processes');
      await playwright('library', '--config=tests/library/playwright.config.ts');
      await vitest('hydration', 'hydration');
      await vitest('storybook', 'storybook');
      await plays();
    },
    () => part('build', 'node', ['scripts/build.ts']),
  );
  await playwright('end-to-end');
}

try {
  if (killsOnly) await killTests();
  else if (quick) await readings();
  else await everything();
} catch (error) {
  if (!(error instanceof PartFailed)) throw error;
  process.exitCode = 1;
  if (!summary.at(-1)?.includes('FAILED')) summary.push(`FAILED ${error.message}`);
} finally {
  if ('stop' in postgres) postgres.stop();
  console.log(`\n${summary.join('\n')}`);
  console.log(
    `${process.exitCode ? 'FAILED' : 'Passed'} in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  rmSync(reports, { recursive: true, force: true });
}
