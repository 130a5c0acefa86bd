import { nodesOf } from '@payload/flows/diagram';
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** A state's value as paths, one a region: `panel.open.form.editing`. */
export function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : pathsOf(inner).map((path) => `${key}.${path}`),
  );
}

/** The states a machine can stay in, as paths. */
export function placesIn(machine: AnyStateMachine): readonly string[] {
  return nodesOf(machine.root)
    .filter((node) => (node.type === 'atomic' || node.type === 'final') && !isPassed(node))
    .map(({ path }) => path.join('.'));
}

/** A state that is left at once, whatever holds. */
function isPassed({ always }: AnyStateNode): boolean {
  const last = always?.at(-1);
  return last !== undefined && last.guard === undefined;
}
