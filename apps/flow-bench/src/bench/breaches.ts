import type { Invariant, Stage } from '@payload/flows/invariants';
import { pathsOf } from './state-paths.ts';

/** An invariant that did not hold, and where that was first. */
export interface Breach {
  readonly id: string;
  /** The event after which it was broken; null where the machine began so. */
  readonly event: string | null;
  readonly states: readonly string[];
}

/** The breaches known so far, and those that the last stage of a way adds. */
export function breachesAfter(
  known: readonly Breach[],
  invariants: readonly Invariant[],
  way: readonly Stage[],
): readonly Breach[] {
  const last = way.at(-1);
  if (last === undefined) return known;
  const added = invariants.filter(
    ({ id, holds }) => known.every((breach) => breach.id !== id) && !holds(way),
  );
  if (added.length === 0) return known;
  const { event, snapshot } = last;
  const states = pathsOf(snapshot.value);
  return [...known, ...added.map(({ id }) => ({ id, event: event?.type ?? null, states }))];
}
