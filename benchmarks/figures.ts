import { cpus, loadavg } from 'node:os';
import { type Goal, type GoalId, goals, isMet } from './goals.ts';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median with the least and the most, so that a figure taken on a busy machine can be told; one value alone. */
export const withSpread = (values: readonly number[], digits = 0): string =>
  values.length === 1
    ? median(values).toFixed(digits)
    : `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;

/** What else the machine did: a time is worth little where this is much above 1. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores, load ${loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(' ')}`;

export interface Figure extends Omit<Goal, 'unit'> {
  measured: number;
  unit?: string;
  /** Where it is one that is kept. */
  id?: GoalId;
}

/** A figure that is kept from landing to landing, with its goal. */
export const kept = (id: GoalId, measured: number): Figure => ({ ...goals[id], id, measured });

/** What a benchmark tells the runner that started it. */
export type KeptFigures = Partial<Record<GoalId, number>>;

/** Prints figures beside their goals, and tells the runner those that are kept. */
export function printFigures(figures: readonly Figure[]): void {
  console.log(`\n${'figure'.padEnd(68)} measured      goal  of it`);
  for (const figure of figures) {
    const { name, unit = '', measured, goal, isLeast = false, digits = 0 } = figure;
    // Nothing can be divided by a goal of nothing.
    const share = goal > 0 ? (measured / goal).toFixed(2) : '';
    console.log(
      `${(unit ? `${name}, ${unit}` : name).padEnd(68)} ${measured.toFixed(digits).padStart(8)} ` +
        `${(isLeast ? '≥ ' : '≤ ').padStart(3)}${goal.toFixed(digits).padStart(6)} ${share.padStart(6)}  ` +
        (isMet({ name, unit, goal, isLeast }, measured) ? 'met' : 'MISSED'),
    );
  }
  const told: KeptFigures = {};
  for (const { id, measured, digits = 0 } of figures) if (id) told[id] = Number(measured.toFixed(digits));
  process.send?.(told);
}
