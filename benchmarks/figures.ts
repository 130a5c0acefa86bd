import { cpus, loadavg } from 'node:os';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median with the least and the most, so that a figure taken on a busy machine can be told. */
export const withSpread = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;

/** What else the machine did: a time is worth little where this is much above 1. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores, load ${loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(' ')}`;

export interface Figure {
  name: string;
  measured: number;
  goal: number;
  /** Whether the goal is the least that is wanted; otherwise it is the most. */
  isLeast?: boolean;
  digits?: number;
}

/** Prints figures beside their goals. */
export function printFigures(figures: readonly Figure[]): void {
  console.log(`\n${'figure'.padEnd(56)} measured      goal  of it`);
  for (const { name, measured, goal, isLeast = false, digits = 0 } of figures) {
    // Nothing can be divided by a goal of nothing.
    const share = goal > 0 ? (measured / goal).toFixed(2) : measured > 0 ? 'more' : 'met';
    console.log(
      `${name.padEnd(56)} ${measured.toFixed(digits).padStart(8)} ${(isLeast ? '≥ ' : '≤ ').padStart(3)}` +
        `${goal.toFixed(digits).padStart(6)} ${share.padStart(6)}`,
    );
  }
}
