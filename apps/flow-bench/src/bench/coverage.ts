import { nodesOf, transitionsOf } from '@payload/flows/diagram';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** A transition's name that is the same in each run of its machine: its state, and its place among what leads out of it. */
export function keyOf(transition: AnyTransitionDefinition): string {
  return `${transition.source.id} ${transitionsOf(transition.source).indexOf(transition)}`;
}

/** How much of a machine has been gone through. */
export interface Coverage {
  readonly states: number;
  readonly allStates: number;
  readonly transitions: number;
  readonly allTransitions: number;
}

/** What of a machine is among the ids of states and the keys of transitions that were come by. */
export function coverageOf(machine: AnyStateMachine, covered: ReadonlySet<string>): Coverage {
  const states = nodesOf(machine.root);
  const transitions = states.flatMap(transitionsOf);
  return {
    states: states.filter(({ id }) => covered.has(id)).length,
    allStates: states.length,
    transitions: transitions.filter((each) => covered.has(keyOf(each))).length,
    allTransitions: transitions.length,
  };
}
