import { describe, expect, it } from 'vitest';
import { stepState } from './stepState.ts';

const rail = (current: number, failed = false) => [0, 1, 2].map((index) => stepState(index, current, failed));

describe('stepState', () => {
  it.each([
    [0, ['current', 'todo', 'todo']],
    [1, ['done', 'current', 'todo']],
    [2, ['done', 'done', 'current']],
    [3, ['done', 'done', 'done']],
  ])('at %i', (current, states) => {
    expect(rail(current)).toEqual(states);
  });

  it('fails at the step at hand alone', () => {
    expect(rail(1, true)).toEqual(['done', 'failed', 'todo']);
  });

  it('has nothing left to fail when all is done', () => {
    expect(rail(3, true)).toEqual(['done', 'done', 'done']);
  });
});
