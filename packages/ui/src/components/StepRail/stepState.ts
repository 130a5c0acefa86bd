export type StepState = 'done' | 'current' | 'failed' | 'todo';

/**
 * State of one step of a rail.
 * @param index place of the step, from 0
 * @param current place of the step at hand; the number of steps when all are done
 * @param failed whether the step at hand went wrong
 */
export function stepState(index: number, current: number, failed: boolean): StepState {
  if (index < current) return 'done';
  if (index > current) return 'todo';
  return failed ? 'failed' : 'current';
}
