import { expect, it } from 'vitest';
import { heaviestOf, stackQueryOf, stackViewOf } from './stack-view.ts';

const codes = ['H150T', 'PT4', 'T90'];
const queryOf = (query: string) => stackQueryOf(stackViewOf(new URLSearchParams(query), codes, 'T90'), 'T90');

it.each(['', '?at=0', '?with=PT4', '?at=40&with=H150T'])('"%s" is read and written alike', (query) => {
  expect(queryOf(query)).toBe(query);
});

it('takes a payload in any case', () => {
  expect(queryOf('?with=pt4')).toBe('?with=PT4');
});

it.each(['?at=-1', '?at=41', '?at=1.5', '?at=', '?with=H1T', '?with='])(
  'leaves out what is none: "%s"',
  (query) => {
    expect(queryOf(query)).toBe('');
  },
);

it('begins with the heaviest', () => {
  expect(
    heaviestOf([
      { code: 'T60', weightG: 640 },
      { code: 'T90', weightG: 845 },
      { code: 'PT4', weightG: 395 },
    ]),
  ).toBe('T90');
});
