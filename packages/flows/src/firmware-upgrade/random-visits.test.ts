import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visit } from './testing/random-visit.ts';

/** `UPGRADE_VISITS=100000` goes through more of them; `UPGRADE_PROGRESS=FILE` is told how far it is. */
const visits = Number(process.env['UPGRADE_VISITS'] ?? 200);
const progressFile = process.env['UPGRADE_PROGRESS'];

it(`${visits} visits with devices that lie, sleep and are swapped end in nothing untrue`, async () => {
  const wrong: string[] = [];
  const ends: Record<string, number> = {};
  for (let seed = 1; seed <= visits; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One visit after the other, each in a time of its own.
    const { broken, end } = await visit(seed);
    wrong.push(...broken.map((words) => `seed ${seed}: ${words}`));
    ends[end] = (ends[end] ?? 0) + 1;
    if (progressFile !== undefined && (seed % 100 === 0 || seed === visits))
      writeFileSync(progressFile, `${JSON.stringify({ done: seed, wrong, ends }, null, 1)}\n`);
  }
  expect(wrong).toEqual([]);
}, 360_000_000);

// A device that came back late is swapped while the answer in which it proves itself is on the line.
it('a device that is taken away while its proof is on the way has given it all the same', async () => {
  expect((await visit(2449)).broken).toEqual([]);
});
