import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PartFailed, Parts, together } from './parts.ts';

const endless = 'setInterval(() => {}, 1000)';

function begin(options?: { keepsGoing: boolean }) {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const logs = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => {
    printed.mockRestore();
    rmSync(logs, { recursive: true });
  });
  const parts = new Parts(logs, options);
  const run = (name: string, script: string) =>
    parts.run(name, process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      env: process.env,
      results: () => `of ${name}`,
    });
  return { parts, run, printed, logOf: (name: string) => readFileSync(join(logs, `${name}.log`), 'utf8') };
}

it('prints a line for each part, and keeps what it said in a file', async () => {
  const { parts, run, printed, logOf } = begin();
  await together(
    () => run('one', 'console.log(1); console.error(2)'),
    () => run('two', ''),
  );
  expect(parts.summary.toSorted()).toEqual([
    expect.stringMatching(/^ok {5}one +\d+\.\d s {2}of one$/),
    expect.stringMatching(/^ok {5}two +\d+\.\d s {2}of two$/),
  ]);
  expect(printed.mock.calls.flat()).toEqual(parts.summary);
  expect(logOf('one').split('\n').toSorted()).toEqual(['', '1', '2']);
});

it('stops what runs beside a part that fails, begins nothing after it, and names it alone', async () => {
  const { parts, run } = begin();
  const whole = together(
    () => run('endless', endless),
    () => run('bad', 'process.exit(1)').then(() => run('after', '')),
  );
  await expect(whole).rejects.toThrow(new PartFailed('bad'));
  expect(parts.summary).toEqual([expect.stringMatching(/^FAILED bad +\d+\.\d s {2}of bad$/)]);
  await expect(run('later', '')).rejects.toThrow(new PartFailed('bad'));
});

it('goes on after a part that fails where all are wanted', async () => {
  const { parts, run } = begin({ keepsGoing: true });
  await run('bad', 'process.exit(1)');
  await run('after', '');
  expect(parts.failed).toEqual(['bad']);
  expect(parts.summary).toEqual([
    expect.stringMatching(/^FAILED bad /),
    expect.stringMatching(/^ok {5}after /),
  ]);
});

it('tells what a part said that fails without results, or why it could not be started', async () => {
  const { parts } = begin({ keepsGoing: true });
  const options = { cwd: import.meta.dirname, env: process.env };
  await parts.run('bad', process.execPath, ['-e', 'console.log("one reason"); process.exit(1)'], options);
  await parts.run('none', '/no/such/command', [], options);
  expect(parts.summary).toEqual([
    expect.stringContaining('one reason'),
    expect.stringContaining('spawn /no/such/command ENOENT'),
  ]);
});
