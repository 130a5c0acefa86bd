import { beforeEach, describe, expect, it } from 'vitest';
import { fieldOf, newNotice, noticeOf, storedNotice, storeNotice } from './notice-draft.ts';

const written = {
  number: 'N-2026-01',
  severity: 'safety',
  scopes: 'T90 t90-sample-01 T90-SAMPLE-02\n\n  H1T  ',
  enTitle: 'Check the yoke',
  enText: 'Before the next flight.',
  cnTitle: '请检查支架',
  cnText: '下次飞行前。',
};

const faultsOf = (changes: Partial<typeof written>) => {
  const read = noticeOf({ ...written, ...changes });
  return read.ok ? [] : read.refusals.map(({ field, key }) => [field, key]);
};

describe('a notice that is written at the desk', () => {
  beforeEach(() => sessionStorage.clear());

  it('gets the number after those of its year', () => {
    expect(newNotice([], 2026).number).toBe('N-2026-01');
    const numbers = ['N-2026-09', 'N-2025-31', 'N-2026-10', 'SB-77'];
    expect(
      newNotice(
        numbers.map((number) => ({ number })),
        2026,
      ).number,
    ).toBe('N-2026-11');
  });

  it('concerns a model or a range of it in each line', () => {
    expect(noticeOf(written)).toMatchObject({
      value: {
        scopes: [
          { productCode: 'T90', from: 'T90-SAMPLE-01', to: 'T90-SAMPLE-02' },
          { productCode: 'H1T', from: null, to: null },
        ],
      },
    });
  });

  it('names the fields that are empty or wrong', () => {
    expect(faultsOf({ scopes: ' ', cnTitle: '', number: 'N/1' })).toEqual([
      ['number', 'incorrectFormat'],
      ['scopes', 'cannotBeEmpty'],
      ['cnTitle', 'cannotBeEmpty'],
    ]);
    for (const scopes of ['T90 T90-01', 'T90 T90-0001 T90-0002 T90-0003', 'T90 T90-0002 T90-0001'])
      expect([scopes, new Set(faultsOf({ scopes }).map(([field]) => field))]).toEqual([
        scopes,
        new Set(['scopes']),
      ]);
    expect(fieldOf('notice.scopes')).toBe('scopes');
    expect(fieldOf(null)).toBeNull();
  });

  it('is kept in the tab, and what someone else left there is none', () => {
    expect(storedNotice()).toBeNull();
    storeNotice(written);
    expect(storedNotice()).toEqual(written);
    storeNotice(null);
    expect(storedNotice()).toBeNull();
    sessionStorage.setItem('desk notice', '{"number":7,"severity":"odd"}');
    expect(storedNotice()).toMatchObject({ number: '', severity: 'information' });
  });
});
