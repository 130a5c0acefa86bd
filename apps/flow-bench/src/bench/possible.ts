import { nodesOf, transitionsOf } from '@payload/flows/diagram';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

/** Whether a machine of this value is in the state of this path. */
export function isIn(value: StateValue, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (typeof value === 'string') return value === first && rest.length === 0;
  const inner = value[first];
  return inner !== undefined && isIn(inner, rest);
}

/**
 * The transitions that may come next: those that the given events would take, those of running calls,
 * whatever their answer, and those of running delays.
 */
export function possibleIn(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
): ReadonlySet<AnyTransitionDefinition> {
  if (snapshot.status !== 'active') return new Set();
  const awaited = nodesOf(machine.root)
    .filter(({ path }) => isIn(snapshot.value, path))
    .flatMap(transitionsOf)
    .filter(({ eventType }) => isAwaited(eventType, snapshot));
  const sent = events.flatMap((event) => machine.getTransitionData(snapshot, event));
  return new Set([...awaited, ...sent]);
}

function isAwaited(eventType: string, { children }: AnyMachineSnapshot): boolean {
  if (eventType.startsWith('xstate.after.')) return true;
  const [, actor] = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(eventType) ?? [];
  return actor !== undefined && children[actor] !== undefined;
}
