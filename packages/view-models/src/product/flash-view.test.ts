import { expect, it } from 'vitest';
import { flashQueryOf, flashViewOf } from './flash-view.ts';

const keys = ['steady', 'slow', 'sos', 'aviationRed'];
const queryOf = (query: string) => flashQueryOf(flashViewOf(new URLSearchParams(query), keys), keys);

it.each(['', '?pattern=steady', '?pattern=aviationRed'])('"%s" is read and written alike', (query) => {
  expect(queryOf(query)).toBe(query);
});

it('takes a pattern in any case', () => {
  expect(queryOf('?pattern=SOS')).toBe('?pattern=sos');
});

it.each(['?pattern=', '?pattern=patrol', '?pattern=slow'])('begins with one that flashes: "%s"', (query) => {
  expect(flashViewOf(new URLSearchParams(query), keys).pattern).toBe('slow');
});
