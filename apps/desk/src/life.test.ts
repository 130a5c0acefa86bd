import { expect, it } from 'vitest';
import { lifeOf } from './life.ts';

const line = (...given: Parameters<typeof lifeOf>) =>
  lifeOf(...given).map(({ status, state }) => `${status} ${state}`);

it('shows the usual steps, and beside them those that a request is at or can come to', () => {
  expect(line('problem', 'submitted', ['inspecting', 'closed'])).toEqual([
    'submitted current',
    'inspecting open',
    'closed open',
  ]);
  expect(line('repair', 'inspecting', ['quoted', 'repairing', 'returned'])).toEqual([
    'submitted done',
    'received done',
    'inspecting current',
    'quoted open',
    'repairing open',
    'returned open',
    'closed open',
  ]);
});

it('shows a withdrawal only where there was one', () => {
  expect(line('repair', 'withdrawn', []).at(-1)).toBe('withdrawn current');
  expect(line('repair', 'submitted', ['received', 'closed'])).not.toContain('withdrawn open');
});
