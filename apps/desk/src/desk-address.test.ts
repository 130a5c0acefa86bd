import { expect, it } from 'vitest';
import { placeOf, queryOf } from './desk-address.ts';

it('says a place in a query and reads it back', () => {
  const place = { view: 'mine', words: 'K7QP 4MXD', page: 3, request: 'K7QP-4MXD', serial: '' } as const;
  expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place);
  expect(queryOf(placeOf(new URLSearchParams()))).toBe('');
});

it('makes the first page of the open ones of what nobody can read', () => {
  expect(placeOf(new URLSearchParams('view=theirs&page=-1&q=%20'))).toEqual({
    view: 'open',
    words: '',
    page: 1,
    request: '',
    serial: '',
  });
});
