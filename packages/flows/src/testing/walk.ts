import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { nodesOf, transitionsOf } from '../diagram/transitions.ts';
import type { Stage } from './invariant.ts';

/** A set of events to go all ways with. Several small rounds come everywhere without trying all mixtures. */
interface Round {
  readonly input: unknown;
  /**
   * All events, those of calls and timers among them. A call's result is an event like any other here: the
   * walk's own actors never answer.
   */
  readonly events: readonly AnyEventObject[];
  /** What of the context tells states apart that have the same value. */
  readonly key: (context: AnyMachineSnapshot['context']) => unknown;
  /** False for an event that cannot come there, such as an answer that contradicts what was asked. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** What the ways through a machine came by. Empty lists of `missed…` mean: all of it. */
interface Walk {
  readonly paths: number;
  readonly states: number;
  readonly transitions: number;
  readonly missedStates: readonly string[];
  readonly missedTransitions: readonly string[];
  /** Events that some state does not know, and that changed nothing there. */
  readonly ignored: number;
  /** Ways on which something happened at an event nobody was said to know. */
  readonly disturbed: readonly string[];
}

/**
 * Goes every shortest path to every distinguishable state on a live machine, and from there one step more
 * with every event, so that each transition is taken from a state that was really reached. `visit` is told
 * every state the live machine came to and the way there, that state among it, to judge both.
 */
export function walk(
  machine: AnyStateMachine,
  rounds: readonly Round[],
  visit: (snapshot: AnyMachineSnapshot, way: readonly Stage[]) => void,
): Walk {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const seenStates = new Set<string>();
  const seenTransitions = new Set<AnyTransitionDefinition>();
  const disturbed: string[] = [];
  let paths = 0;
  let ignored = 0;

  for (const { input, events, key, isPossible = () => true } of rounds) {
    const canCome = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      isAnswerOfRunning(snapshot, event) && isPossible(snapshot, event);
    const ways = getShortestPaths(machine, {
      input,
      events: [...events],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The graph's own type of a snapshot knows no context.
      serializeState: (state) => keyOf(state as AnyMachineSnapshot, key),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
      filterEvents: (state, event) => canCome(state as AnyMachineSnapshot, event),
    });
    paths += ways.length;
    for (const { steps, state } of ways) {
      const way = steps.slice(1).map(({ event }) => event);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
      const next = events.filter((event) => canCome(state as AnyMachineSnapshot, event));
      let live: Live | null = null;
      // Nothing is sent to a machine that has come to its end.
      for (const event of state.status === 'done' ? [null] : [null, { type: 'unheardOf' }, ...next]) {
        live ??= goTo(machine, input, way);
        const before: AnyMachineSnapshot = live.actor.getSnapshot();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
        if (keyOf(before, key) !== keyOf(state as AnyMachineSnapshot, key)) {
          disturbed.push(`the live machine is elsewhere after ${way.map(({ type }) => type).join(', ')}`);
        }
        // What a machine takes as it starts is told once, by the way to where it begins.
        if (event !== null) {
          live.taken.length = 0;
          live.actor.send(event);
        }
        const after: AnyMachineSnapshot = live.actor.getSnapshot();
        const taken = live.taken.splice(0);
        visit(after, event === null ? live.stages : [...live.stages, { event, snapshot: after }]);
        if (event !== null && taken.length === 0) {
          ignored += 1;
          const same =
            isDeepStrictEqual(before.value, after.value) && isDeepStrictEqual(before.context, after.context);
          if (!same) disturbed.push(`${JSON.stringify(before.value)} at ${event.type}`);
        }
        for (const transition of taken) seenTransitions.add(transition);
        // oxlint-disable-next-line no-underscore-dangle -- XState's own name for the states it is in.
        for (const node of after._nodes) seenStates.add(node.id);
        // Most events are ignored: a machine that did nothing at one is still at the end of the way.
        if (taken.length > 0 || after !== before) live = null;
      }
    }
  }

  // A state without a stay (only eventless transitions) is passed, never stopped in.
  for (const { source } of seenTransitions) seenStates.add(source.id);
  return {
    paths,
    states: nodes.length,
    transitions: transitions.length,
    missedStates: nodes.map(({ id }) => id).filter((id) => !seenStates.has(id)),
    missedTransitions: transitions.filter((each) => !seenTransitions.has(each)).map(nameOf),
    ignored,
    disturbed,
  };
}

interface Live {
  readonly actor: AnyActor;
  /** What the machine was at on its way. */
  readonly stages: readonly Stage[];
  /** Transitions that it takes from now on; those of the way belong to the paths before, but for the very first. */
  readonly taken: AnyTransitionDefinition[];
}

/**
 * Starts a machine and goes a way with it. It is never stopped: its clock stands and its actors are silent, and to abort them
 * takes as long as to walk.
 */
function goTo(machine: AnyStateMachine, input: unknown, way: readonly AnyEventObject[]): Live {
  const taken: AnyTransitionDefinition[] = [];
  const inspect = (inspected: InspectionEvent) => {
    // oxlint-disable-next-line no-underscore-dangle -- XState's own name for what it took.
    if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
  };
  const clock = new SimulatedClock();
  const actor = createActor(machine, way.length === 0 ? { input, clock, inspect } : { input, clock });
  actor.start();
  const stages: Stage[] = [{ event: null, snapshot: actor.getSnapshot() }];
  for (const event of way) {
    actor.send(event);
    stages.push({ event, snapshot: actor.getSnapshot() });
  }
  if (way.length > 0) actor.system.inspect(inspect);
  return { actor, stages, taken };
}

/** Only a running actor answers. */
function isAnswerOfRunning({ children }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined || children[actor] !== undefined;
}

function keyOf(snapshot: AnyMachineSnapshot, key: Round['key']): string {
  return JSON.stringify([snapshot.value, key(snapshot.context)]);
}

function nameOf({ source, eventType, target }: AnyTransitionDefinition): string {
  return `${source.id}: ${eventType} -> ${target?.map(({ id }) => id).join(', ') ?? 'stays'}`;
}

/** One line for the test's output. */
export function counts(name: string, report: Walk): string {
  const { states, transitions, missedStates, missedTransitions, paths, ignored } = report;
  const reached = `${states - missedStates.length} of ${states} states`;
  const taken = `${transitions - missedTransitions.length} of ${transitions} transitions`;
  return `${name}: ${reached} and ${taken} on ${paths} paths; ${ignored} events ignored`;
}
