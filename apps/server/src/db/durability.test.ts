import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { array, parse, string } from 'valibot';
import { expect, it } from 'vitest';
import { type Child, startChild } from '../testing/child.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { isFullKillTest } from '../testing/kill-tests.ts';
import { randomFractions } from '../testing/random.ts';

const writer = path.join(import.meta.dirname, '../testing/row-writer.ts');
const kills = isFullKillTest ? 20 : 6;

/** Kills a writer and gives the numbers it was acknowledged. */
async function kill(child: Child): Promise<string[]> {
  child.process.kill('SIGKILL');
  const { stdout } = await child.ended;
  // After a line about the start and one about the rows found; the last one may be cut short.
  return stdout.split('\n').slice(2, -1);
}

/** The rows a writer found once it has opened the database. Where it ended instead, this fails with what it said. */
async function rowsFound(child: Child): Promise<string[]> {
  expect(await child.nextLine()).toBe('opening');
  const line = await child.nextLine();
  if (line === undefined) throw new Error(`The database was not opened: ${(await child.ended).stderr}`);
  return parse(array(string()), JSON.parse(line));
}

/** Kills a writer some milliseconds after it began to open the database. */
async function killEarly(folder: string, first: number, milliseconds: number): Promise<string[]> {
  const child = startChild(writer, [folder, String(first)]);
  await child.nextLine();
  await setTimeout(milliseconds);
  return kill(child);
}

it(`has every acknowledged row after ${kills} kills during writes`, { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const random = randomFractions(20261121);
  const acknowledged: string[] = [];

  for (let round = 0; round <= kills; round++) {
    const first = round * 10_000;
    const child = startChild(writer, [folder, String(first)]);
    const found = await rowsFound(child);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    // Beyond those, at most one row of each earlier kill, which was on its way.
    expect(found.length - acknowledged.length).toBeLessThanOrEqual(round + Math.floor(round / 4));

    const moment = Math.floor(random.next().value * 60);
    for (let count = 0; count < moment; count++) expect(await child.nextLine()).toBe(String(first + count));
    acknowledged.push(...(await kill(child)));

    // Every fourth time it is killed once more while it recovers.
    if (round % 4 === 3)
      acknowledged.push(...(await killEarly(folder, first + 5000, random.next().value * 250)));
  }
  expect(acknowledged.length).toBeGreaterThan(10 * kills);
});
