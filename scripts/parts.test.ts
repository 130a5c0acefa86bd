import { expect, it, onTestFinished, vi } from 'vitest';
import { PartFailed, Parts, together } from './parts.ts';

const endless = 'setInterval(() => {}, 1000)';

function begin() {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const parts = new Parts();
  const run = (name: string, script: string) =>
    parts.run(name, process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      env: process.env,
      results: () => `of ${name}`,
    });
  return { parts, run, said };
}

it('says what each part said in one piece, and what it came to', async () => {
  const { parts, run, said } = begin();
  await together(
    () => run('one', 'console.log(1); console.error(2)'),
    () => run('two', ''),
  );
  expect(parts.summary.toSorted()).toEqual([
    expect.stringMatching(/^ok {5}one +\d+\.\d s {2}of one$/),
    expect.stringMatching(/^ok {5}two +\d+\.\d s {2}of two$/),
  ]);
  expect(said.mock.calls.flat()).toContainEqual(expect.stringMatching(/^\n── one\n(?:1\n2|2\n1)\n$/));
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

it('fails with the reason where a command cannot be started', async () => {
  const { parts, said } = begin();
  const options = { cwd: import.meta.dirname, env: process.env, results: () => '' };
  await expect(parts.run('none', '/no/such/command', [], options)).rejects.toThrow(new PartFailed('none'));
  expect(said.mock.calls.flat()).toContainEqual(expect.stringContaining('spawn /no/such/command ENOENT'));
});
