import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditDependencies } from './audit.ts';
import { ensureBrowser } from './browser.ts';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { whyNotComparable } from './picture-renderer.ts';
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
const summary: string[] = [];
const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0' };

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** What the tests of a part came to, with the names of those that somebody has to look at. */
function results(file: string): string {
  if (!existsSync(file)) return 'ended without a report';
  const { passed, skipped, failed, retried } = readReport(file);
  const lines = [`${passed} passed, ${failed.length} failed, ${skipped} skipped`];
  for (const name of retried) lines.push(`passed at the second attempt: ${name}`);
  for (const name of failed) lines.push(`failed: ${name}`);
  return lines.join('\n         ');
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
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds(since).padStart(8)}  ${report ? results(report) : ''}`,
  );
  if (status !== 0) throw new PartFailed(name);
}

function vitest(name: string, project: string, ...options: string[]): void {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  part(name, 'vitest', ['run', '--project', project, ...reporters, ...options], report);
}

function playwright(name: string, ...options: string[]): void {
  const report = join(reports, `${name}.json`);
  env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  part(name, 'playwright', ['test', '--reporter=line,json', ...options], report);
}

const postgres = await startPostgres();
if ('url' in postgres) env['TEST_DATABASE_URL'] = postgres.url;
else summary.push(`SKIPPED PostgreSQL half of the server's tests: ${postgres.reason}`);

if (!quick && !existsSync('/usr/sbin/nginx') && isDebianRoot()) {
  console.log('Installing nginx from Debian.');
  installFromDebian('nginx-light');
}
if (!quick && !existsSync('/usr/sbin/nginx')) {
  summary.push(
    "SKIPPED the server's tests behind nginx: it is not installed and cannot be installed by this user.",
  );
}

function killTests(): void {
  env['KILL_TESTS'] = 'whole';
  vitest('kills', 'unit', 'durability.test.ts');
}

/** Advisories come without a change of ours, so a registry that says nothing keeps nobody from landing. */
async function audit(): Promise<void> {
  console.log('\n── audit');
  const since = performance.now();
  const outcome = await auditDependencies();
  if ('unanswered' in outcome) {
    summary.push(`SKIPPED audit of the dependencies: ${outcome.unanswered}.`);
    return;
  }
  const { faults } = outcome;
  summary.push(
    `${faults.length > 0 ? 'FAILED' : 'ok    '} audit        ${seconds(since).padStart(8)}  ${faults.join('\n         ')}`,
  );
  if (faults.length > 0) throw new PartFailed('audit');
}

/** Unit tests that wait for processes, databases and other programs: most of the time that all of them take. */
const slow = [
  'apps/server/src/**/durability.test.ts',
  'apps/simulate/src/main.test.ts',
  'apps/server/src/main*.test.ts',
  'apps/server/src/commands/commands.test.ts',
  'apps/server/src/web/codes-page-proxied.test.ts',
  'apps/server/src/db/embedded.test.ts',
  'apps/server/src/delivery/post-office.test.ts',
  'packages/serial/src/session/{mishaps,unplugged}.test.ts',
  'packages/serial/src/ymodem/lrzsz.test.ts',
  'scripts/audit.test.ts',
  'scripts/new/compiles.test.ts',
];

function everything(): void {
  part('format', 'biome', ['check', '--error-on-warnings', '.']);
  part('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  forgetStaleTypes(root);
  part('types', 'tsc', ['-b']);
  vitest('unit', 'unit', ...(quick ? slow.flatMap((pattern) => ['--exclude', pattern]) : []));
  if (!quick) {
    const browser = ensureBrowser();
    if (!browser.ok) throw new PartFailed(browser.reason);
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
  else {
    if (!quick) await audit();
    everything();
  }
} catch (error) {
  if (!(error instanceof PartFailed)) throw error;
  process.exitCode = 1;
  if (!summary.at(-1)?.includes('FAILED')) summary.push(`FAILED ${error.message}`);
} finally {
  if ('stop' in postgres) postgres.stop();
  console.log(`\n${summary.join('\n')}`);
  console.log(`${process.exitCode ? 'FAILED' : 'Passed'} in ${seconds(started)}.`);
  rmSync(reports, { recursive: true, force: true });
}
