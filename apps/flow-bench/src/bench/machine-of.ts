import { type AnyActor, type AnyStateMachine, StateMachine } from 'xstate';

export function machineOf({ logic }: AnyActor): AnyStateMachine {
  if (logic instanceof StateMachine) return logic;
  throw new TypeError('The bench shows state machines only.');
}
