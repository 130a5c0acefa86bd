import { beforeEach, describe, expect, it } from 'vitest';
import {
  fieldOf,
  newNotice,
  noticeOf,
  storedNotice,
  storeNotice,
  type WrittenNotice,
} from './notice-draft.ts';

const written: WrittenNotice = {
  ...newNotice([], 2026),
  severity: 'safety',
  scopes: 'T90 t90-sample-01 T90-SAMPLE-02\n\n  H1T  ',
  enTitle: 'Check the yoke',
  enText: 'Before the next flight.',
  cnTitle: '请检查支架',
  cnText: '下次飞行前。',
};

const faultsOf = (changes: Partial<WrittenNotice>) => {
  const read = noticeOf({ ...written, ...changes });
  return 'faults' in read ? [...read.faults] : [];
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
      notice: {
        scopes: [
          { productCode: 'T90', from: 'T90-SAMPLE-01', to: 'T90-SAMPLE-02' },
          { productCode: 'H1T', from: null, to: null },
        ],
      },
    });
  });

  it('names the fields that are empty or wrong', () => {
    expect(faultsOf({ scopes: ' ', cnTitle: '', number: 'N/1' })).toEqual([
      ['number', 'wrong'],
      ['scopes', 'empty'],
      ['cnTitle', 'empty'],
    ]);
    for (const scopes of ['T90 T90-01', 'T90 T90-0001 T90-0002 T90-0003', 'T90 T90-0002 T90-0001'])
      expect([scopes, faultsOf({ scopes })]).toEqual([scopes, [['scopes', 'wrong']]]);
    expect(fieldOf('notice.scopes')).toBe('scopes');
    expect(fieldOf(undefined)).toBeNull();
  });

  it('is kept in the tab, and what somebody else left there is none', () => {
    expect(storedNotice()).toBeNull();
    storeNotice(written);
    expect(storedNotice()).toEqual(written);
    storeNotice(null);
    expect(storedNotice()).toBeNull();
    sessionStorage.setItem('desk notice', '{"number":7,"severity":"odd"}');
    expect(storedNotice()).toMatchObject({ number: '', severity: 'information' });
  });
});
