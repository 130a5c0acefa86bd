import { describe, expect, it } from 'vitest';
import { defaultView, queryOf, viewOf } from './list-view.ts';

describe('list view in the address', () => {
  it('comes back from its own query', () => {
    const view = { filter: 'M30', sort: 'weight' } as const;
    expect(viewOf(new URLSearchParams(queryOf(view)))).toEqual(view);
  });

  it('has no query by default, and an unknown order is the default one', () => {
    expect(queryOf(defaultView)).toBe('');
    expect(viewOf(new URLSearchParams('sort=price'))).toEqual(defaultView);
  });
});
