import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'payload-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function run(...args: string[]) {
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', maxBuffer: 10_000_000 });
}

/** Path of a file with this text. */
function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the command', () => {
  it('ends with 0, 1 or 2', () => {
    expect(run('--device', 'ad2').status).toBe(0);
    expect(run('--fault', 'mute').status).toBe(1);
    const unreadable = run('--firmware', '/nowhere.ufw');
    expect(unreadable.status).toBe(2);
    expect(unreadable.stderr).toBe('The firmware file /nowhere.ufw cannot be read.\n');
  });

  it('says in JSON what happened', () => {
    const lines = run('--json', '--fault', 'stale')
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ type }) => type === 'step').map(({ step }) => step)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(lines.at(-1)).toMatchObject({
      type: 'outcome',
      ok: false,
      code: 'wrong-version-after',
      key: 'upgradeFailedTryAgain',
    });
  });

  it('plays a recording back exactly, and says where it goes otherwise', () => {
    const path = join(folder, 'run.jsonl');
    const first = run('--device', 'ad2', '--fault', 'flip@30%', '--seed', '5', '--record', path);
    const again = run('--replay', path);
    expect(again.stderr).toBe('');
    expect(again.status).toBe(0);
    expect(again.stdout).toBe(first.stdout);

    writeFileSync(path, readFileSync(path, 'utf8').replace('"latency":1,', '"latency":2,'));
    const other = run('--replay', path);
    expect(other.status).toBe(1);
    expect(other.stderr).toContain('This run differs from');
  });

  it('takes nothing else for a recording', () => {
    const path = join(folder, 'other.jsonl');
    writeFileSync(path, '{"recording":"a song"}');
    expect(run('--replay', path)).toMatchObject({
      status: 2,
      stderr: `${path} is no recording of npm run simulate.\n`,
    });
  });

  it('runs scenarios: what passed, what came out otherwise and where, and what cannot be understood', () => {
    const good = written('good.yaml', 'title: Goes well\ndevice: ad2\nexpect:\n  outcome: complete\n');
    const other = written(
      'other.yaml',
      'title: Goes otherwise\ndevice: s3mini\nfaults: stale\nactions:\n  - { at: confirming, do: confirm }\nexpect:\n  outcome: complete\n  told:\n    - code: wrong-version-after\n      en: Try again\n      cn: 再试一次\n',
    );
    const wrong = written('wrong.yaml', 'title: Misspelt\ndevise: ad2\nexpect:\n  outcome: complete\n');

    expect(run(good)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/passed.+Goes well\n\n1 passed, 0 failed/),
    });
    const failed = run(good, other);
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain(
      `${other}:5:5  action\n    expected  confirming\n    seen      The visitor left at failed.restart before this came.`,
    );
    expect(failed.stdout).toContain(`${other}:7:12  outcome\n    expected  complete\n    seen      failed`);
    expect(failed.stdout).toContain(
      `${other}:11:11  wrong-version-after in cn\n    expected  再试一次\n    seen      升级失败，请重新升级`,
    );
    const mistaken = run(folder);
    expect(mistaken.status).toBe(2);
    expect(mistaken.stdout).toContain(
      `${wrong}:2:1  There is no "devise" in a scenario. Did you mean "device"?`,
    );
    expect(mistaken.stdout).toContain('1 passed, 2 failed.');
  });

  it('says in JSON what became of scenarios', () => {
    const path = written(
      'json.yaml',
      'title: Ends early\ndevice: ad2\nfaults: mute\nexpect:\n  outcome: unsuitable\n',
    );
    const lines = run('--json', path)
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        type: 'scenario',
        path,
        title: 'Ends early',
        seconds: expect.any(Number),
        passed: false,
        differences: [{ line: 5, column: 3, what: 'told', expected: '(nothing)', seen: 'hello-timeout' }],
      },
      { type: 'summary', passed: 0, failed: 1 },
    ]);
  });

  it('takes no options beside a scenario that the scenario says itself', () => {
    expect(run('a.yaml', '--baud', '9600')).toMatchObject({
      status: 2,
      stderr: 'A scenario says everything itself: --baud goes without a.yaml.\n',
    });
    expect(run('a.yaml')).toMatchObject({ status: 2, stderr: 'There is no file a.yaml.\n' });
  });
});
