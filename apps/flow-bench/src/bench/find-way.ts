import { machineOf } from './machine-of.ts';
import type { Bench, Setup } from './samples.ts';
import { type Step, shortestWay } from './ways.ts';

/** How a state is come to: with which settings, and what is done. */
export interface Way<Settings> {
  readonly settings: Settings;
  readonly steps: readonly Step[];
  readonly target: readonly string[];
}

/** The shortest way to a state from the beginning; null where the samples at hand lead nowhere near. */
export function findWay<Settings>(
  bench: Bench<Settings>,
  settings: Settings,
  target: readonly string[],
): Way<Settings> | null {
  for (const each of bench.variants?.(settings) ?? [settings]) {
    const steps = stepsFrom(() => bench.begin(each), target);
    if (steps !== null) return { settings: each, steps, target };
  }
  return null;
}

/** With the world as it is, or else with one of its switches turned first. */
function stepsFrom(begin: () => Setup, target: readonly string[]): readonly Step[] | null {
  const usual = begin();
  const start = usual.actor.getSnapshot();
  const steps = shortestWay(machineOf(usual.actor), start, usual.search, target);
  // Where time passes by itself, the switches are among the moves.
  if (steps !== null || usual.time !== undefined) return steps;
  for (const { id, isOn } of usual.world ?? []) {
    const setup = begin();
    const command = { turn: id, on: !isOn() };
    setup.world?.find((each) => each.id === id)?.set(command.on);
    const rest = shortestWay(machineOf(setup.actor), setup.actor.getSnapshot(), setup.search, target);
    if (rest !== null) return [{ from: start.value, command }, ...rest];
  }
  return null;
}
