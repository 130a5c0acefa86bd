import { expect, it } from 'vitest';
import { additionsTo } from './additions.ts';

const family = ['T20', 'T30', 'T60', 'T80', 'T90', 'T160'];

it.each([
  [['T90'], ['T60', 'T80', 'T160']],
  [
    ['T90', 'T20'],
    ['T30', 'T80'],
  ],
  [['T160', 'T90', 'T80'], ['T60']],
  [['T20', 'T30', 'T60', 'T80'], []],
])('beside %j it offers %j', (chosen, offered) => {
  expect(additionsTo(chosen, family)).toEqual(offered);
});
