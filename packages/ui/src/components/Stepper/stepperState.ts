export type StepperState = 'done' | 'current' | 'reached' | 'todo';

/**
 * State of one step. A visitor who has gone back finds the steps ahead as they left them: reached.
 * @param index place of the step, from 0
 * @param current place of the step shown; the number of steps when all are done
 * @param reached place of the furthest step that was shown
 */
export function stepperState(index: number, current: number, reached: number): StepperState {
  if (index === current) return 'current';
  if (index < current) return 'done';
  return index <= reached ? 'reached' : 'todo';
}
