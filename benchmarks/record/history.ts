import { readFile, writeFile } from 'node:fs/promises';
import type { KeptFigures } from '../figures.ts';

/** The figures of one run. */
export interface Run {
  /** ISO date. */
  date: string;
  /** Short name of the commit, with `+` where the tree had changes. */
  commit: string;
  figures: KeptFigures;
}

const file = new URL('../history.json', import.meta.url);

/** All runs that were recorded, the oldest first. */
export async function readHistory(): Promise<Run[]> {
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function writeHistory(runs: readonly Run[]): Promise<void> {
  await writeFile(file, `${JSON.stringify(runs, null, 2)}\n`);
}
