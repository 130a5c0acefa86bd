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

describe('the command', { timeout: 60_000 }, () => {
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
});
