import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdict } from '../testing/verdict.ts';
import { quoteModelsMax, saveQuote } from './index.ts';

const quote = {
  submissionId: '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  items: [
    { code: 'T90', quantity: 2 },
    { code: 'H1T', quantity: 999 },
  ],
  aircraft: 'M350',
  place: ' Shenzhen ',
  wantedBy: '2028-02-29',
  note: 'With training\nand brackets',
  contact: 'Kim',
  phone: '0755-1234 5678',
  region: 'China',
};
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: `T${index}`, quantity: 1 }));

describe('a request for a quote', () => {
  it('is tidied', () => {
    expect(parse(saveQuote.body, quote)).toEqual({ ...quote, place: 'Shenzhen', phone: '075512345678' });
  });

  it('may leave aircraft, day and note open', () => {
    const { aircraft: _aircraft, wantedBy: _wantedBy, note: _note, ...least } = quote;
    expect(verdict(saveQuote.body, least)).toBe('good');
  });

  it.each([
    [{ items: [] }, 'items: cannotBeEmpty'],
    [{ items: [{ code: '', quantity: 1 }] }, 'items.0.code: cannotBeEmpty'],
    [{ items: [{ code: 'T90', quantity: 0 }] }, 'items.0.quantity: incorrectFormat'],
    [{ items: [{ code: 'T90', quantity: 1000 }] }, 'items.0.quantity: incorrectFormat'],
    [{ items: [{ code: 'T90', quantity: 1.5 }] }, 'items.0.quantity: incorrectFormat'],
    [{ items: [{ code: 'T90', quantity: Number.NaN }] }, 'items.0.quantity: incorrectFormat'],
    [{ items: [{ code: 'T90', quantity: '2' }] }, 'items.0.quantity: incorrectFormat'],
    [{ items: [...items(1), ...items(1)] }, 'items: incorrectFormat'],
    [{ items: items(quoteModelsMax + 1) }, 'items: incorrectFormat'],
    [{ aircraft: '../x' }, 'aircraft: incorrectFormat'],
    [{ place: ' ' }, 'place: cannotBeEmpty'],
    [{ place: 'x'.repeat(101) }, 'place: incorrectFormat'],
    [{ place: 'Leeds \uD83D' }, 'place: incorrectFormat'],
    [{ note: '\uDE36\nLeeds' }, 'note: incorrectFormat'],
    [{ wantedBy: '2026-02-30' }, 'wantedBy: incorrectFormat'],
    [{ wantedBy: 'soon' }, 'wantedBy: incorrectFormat'],
    [{ note: 'x'.repeat(2001) }, 'note: incorrectFormat'],
    [{ contact: '' }, 'contact: cannotBeEmpty'],
    [{ phone: 'call me' }, 'phone: incorrectFormat'],
    [{ submissionId: '1' }, 'submissionId: incorrectFormat'],
  ])('is refused with %j', (change, refusal) => {
    expect(verdict(saveQuote.body, { ...quote, ...change })).toEqual([refusal]);
  });

  it('holds as many models as it may', () => {
    expect(verdict(saveQuote.body, { ...quote, items: items(quoteModelsMax) })).toBe('good');
  });
});
