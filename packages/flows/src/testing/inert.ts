import { type AnyActorLogic, createMachine } from 'xstate';

/** Stands for a machine in a walk, where what it would tell is an event: it hears all and does nothing. */
export function inert<Logic extends AnyActorLogic>(_machine: Logic, context: object = {}): Logic {
  const machine: AnyActorLogic = createMachine({ context });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A walk looks at the machine above it only.
  return machine as Logic;
}
