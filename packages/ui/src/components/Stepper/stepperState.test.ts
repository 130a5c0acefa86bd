import { describe, expect, it } from 'vitest';
import { stepperState } from './stepperState.ts';

const steps = (current: number, reached = current) =>
  [0, 1, 2, 3].map((index) => stepperState(index, current, reached));

describe('stepperState', () => {
  it.each([
    [0, ['current', 'todo', 'todo', 'todo']],
    [2, ['done', 'done', 'current', 'todo']],
    [4, ['done', 'done', 'done', 'done']],
  ])('at %i', (current, states) => {
    expect(steps(current)).toEqual(states);
  });

  it('keeps what was reached when the visitor goes back', () => {
    expect(steps(0, 2)).toEqual(['current', 'reached', 'reached', 'todo']);
  });

  it('takes no step as reached before the one that is shown', () => {
    expect(steps(2, 0)).toEqual(['done', 'done', 'current', 'todo']);
  });
});
