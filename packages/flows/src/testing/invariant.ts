import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** One event of a way, and what the live machine was at after it. */
export interface Stage {
  readonly event: AnyEventObject | null;
  readonly snapshot: AnyMachineSnapshot;
}

/** What must hold at the end of every way through a machine; the stages before the last are ends of other ways. */
export interface Invariant {
  /** The sentence that must be true, as tests print it. */
  readonly id: string;
  readonly holds: (way: readonly Stage[]) => boolean;
}

/** An invariant of where the machine is, however it came there. */
export function always(id: string, isKept: (snapshot: AnyMachineSnapshot) => boolean): Invariant {
  return {
    id,
    holds: (way) => {
      const last = way.at(-1);
      return last === undefined || isKept(last.snapshot);
    },
  };
}

/** What is broken at the end of a way, each with the place where it is. */
export function brokenAt(invariants: readonly Invariant[], way: readonly Stage[]): string[] {
  const last = way.at(-1);
  const place = `${JSON.stringify(last?.snapshot.value)} at ${last?.event?.type ?? 'the beginning'}`;
  return invariants.filter(({ holds }) => !holds(way)).map(({ id }) => `${id}: ${place}`);
}
