import { expect, it } from 'vitest';
import { distanceView } from './asked-distance.ts';

const sign = distanceView({ first: 20, nearest: 5, farthest: 200 });
const queryOf = (query: string) => sign.queryOf(sign.viewOf(new URLSearchParams(query)));

it.each(['', '?at=5', '?at=200'])('"%s" is read and written alike', (query) => {
  expect(queryOf(query)).toBe(query);
});

it.each(['?at=4', '?at=201', '?at=20.5', '?at=far', '?at='])('leaves out what is none: "%s"', (query) => {
  expect(queryOf(query)).toBe('');
});
