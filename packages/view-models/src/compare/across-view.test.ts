import { aircraftKeys, products } from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { acrossQueryOf, acrossViewOf } from './across-view.ts';

const codes = products.map(({ code }) => code);

describe('the address of a comparison across families', () => {
  it('says aircraft and models in any case, and reads back what it says', () => {
    const view = acrossViewOf(new URLSearchParams('aircraft=M30&models=t90,H150T,XXX'), codes, aircraftKeys);
    expect(view).toEqual({
      models: ['T90', 'H150T'],
      aircraft: 'M30',
      differencesOnly: false,
      drawn: false,
      at: null,
    });
    expect(acrossQueryOf(view)).toBe('?aircraft=m30&models=T90,H150T');
    expect(acrossViewOf(new URLSearchParams(acrossQueryOf(view)), codes, aircraftKeys)).toEqual(view);
  });

  it('holds four models at most, and no aircraft that there is not', () => {
    const { models, aircraft } = acrossViewOf(
      new URLSearchParams(`aircraft=m9&models=${codes.slice(0, 6).join(',')}`),
      codes,
      aircraftKeys,
    );
    expect([models, aircraft]).toEqual([codes.slice(0, 4), null]);
    const none = { models: [], aircraft: null, differencesOnly: false, drawn: false, at: 120 };
    expect(acrossQueryOf(none)).toBe('');
    expect(acrossQueryOf({ ...none, drawn: true })).toBe('?view=drawn&at=120');
  });
});
