import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, findBrowser } from './browser.ts';
import { whyNotComparable } from './picture-fonts.ts';
import { startPostgres } from './postgres.ts';

/**
 * The whole check: format, lint, types, unit, story and end-to-end tests, and the build they run on.
 * `--quick` leaves out what needs a browser or a build, and the kill tests; `--kills` runs these alone, in their
 * whole size. Stops at the first part that fails.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const quick = process.argv.includes('--quick');
const killsOnly = process.argv.includes('--kills');
const results = mkdtempSync(join(tmpdir(), 'payload-verify-'));
const started = performance.now();
const summary: string[] = [];
const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0' };

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function counts(file: string | undefined): string {
  if (!file) return '';
  const report: {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    stats?: { expected: number; unexpected: number; skipped: number; flaky: number };
  } = JSON.parse(readFileSync(file, 'utf8'));
  const { stats } = report;
  const passed = stats ? stats.expected : (report.numPassedTests ?? 0);
  const failed = stats ? stats.unexpected + stats.flaky : (report.numFailedTests ?? 0);
  const skipped = stats ? stats.skipped : (report.numPendingTests ?? 0);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

class PartFailed extends Error {}

function part(name: string, command: string, args: string[], report?: string): void {
  console.log(`\n── ${name}`);
  const since = performance.now();
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  summary.push(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds(since).padStart(8)}  ${status === 0 || report ? counts(report) : ''}`,
  );
  if (status !== 0) throw new PartFailed(name);
}

function vitest(name: string, project: string, ...options: string[]): void {
  const report = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  part(name, 'vitest', ['run', '--project', project, ...reporters, ...options], report);
}

function playwright(name: string, ...options: string[]): void {
  const report = join(results, `${name}.json`);
  env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  part(name, 'playwright', ['test', '--reporter=line,json', ...options], report);
}

const postgres = await startPostgres();
if ('url' in postgres) env['TEST_DATABASE_URL'] = postgres.url;
else summary.push(`SKIPPED PostgreSQL half of the server's tests: ${postgres.reason}`);

function killTests(): void {
  env['KILL_TESTS'] = 'whole';
  vitest('kills', 'unit', 'durability.test.ts');
}

function everything(): void {
  part('format', 'biome', ['check', '--error-on-warnings', '.']);
  part('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  part('types', 'tsc', ['-b']);
  vitest('unit', 'unit', ...(quick ? ['--exclude', '**/durability.test.ts'] : []));
  if (!quick) {
    const browser = ensureBrowser();
    if (!browser.ok) throw new PartFailed(browser.reason);
    const path = findBrowser();
    if (path) env['CHROMIUM_PATH'] = path;
    const noPictures = whyNotComparable();
    if (noPictures) summary.push(`SKIPPED comparing the stories' pictures: ${noPictures}.`);
    vitest('stories', 'stories-*');
    vitest('hydration', 'hydration');
    playwright('library', '--config=tests/library/playwright.config.ts');
    part('build', 'node', ['scripts/build.ts']);
    playwright('end-to-end');
  }
}

try {
  if (killsOnly) killTests();
  else everything();
} catch (error) {
  if (!(error instanceof PartFailed)) throw error;
  process.exitCode = 1;
  if (!summary.at(-1)?.includes('FAILED')) summary.push(`FAILED ${error.message}`);
} finally {
  if ('stop' in postgres) postgres.stop();
  console.log(`\n${summary.join('\n')}`);
  console.log(`${process.exitCode ? 'FAILED' : 'Passed'} in ${seconds(started)}.`);
  rmSync(results, { recursive: true, force: true });
}
