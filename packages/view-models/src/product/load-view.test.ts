import { expect, it } from 'vitest';
import { firstLoad, loadQueryOf, loadViewOf } from './load-view.ts';

const first = firstLoad([2.18, 2.22, 5.47]);
const queryOf = (query: string) => loadQueryOf(loadViewOf(new URLSearchParams(query), 10, first), first);

it.each(['', '?at=0.1', '?at=2.5', '?at=10'])('"%s" is read and written alike', (query) => {
  expect(queryOf(query)).toBe(query);
});

it.each(['?at=0', '?at=-1', '?at=10.1', '?at=heavy', '?at='])('leaves out what is no load: "%s"', (query) => {
  expect(queryOf(query)).toBe('');
});

it('begins with half of what the strongest aircraft carries', () => {
  expect(loadViewOf(new URLSearchParams(), 10, first).at).toBe(2.74);
});
