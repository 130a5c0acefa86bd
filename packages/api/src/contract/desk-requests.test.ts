import { readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeDeskRequest, openPlaceIn } from './desk-requests.ts';

const templates = (language: string): Record<string, { text: string }> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../catalog/src/locales/${language}/desk-templates.json`, import.meta.url),
      'utf8',
    ),
  );

const keysOf = (change: object) =>
  safeParse(changeDeskRequest.body, { number: 'K7QP-4MXD', version: 1, change }).issues?.map(
    ({ message }) => message,
  ) ?? [];

describe('words to a customer', () => {
  it.each(['en', 'cn'])(
    'are not sent with a bracket of a template left open, whatever sends them (%s)',
    (language) => {
      const open = Object.values(templates(language)).filter(({ text }) => /[[【]/.test(text));
      expect(open).not.toEqual([]);
      for (const { text: words } of open) {
        for (const kind of ['message', 'question'])
          expect(keysOf({ kind, words })).toEqual(['placeLeftOpen']);
        expect(keysOf({ kind: 'status', status: 'quoted', words })).toEqual(['placeLeftOpen']);
        // Staff may note what is still to be filled in.
        expect(keysOf({ kind: 'note', words })).toEqual([]);
      }
    },
  );

  it('may have brackets of their own', () => {
    for (const text of ['See page [3].', 'Model [T90], lamp [L2]', 'if (a[0]) …', '报价 [2] 已发'])
      expect(openPlaceIn(text)).toBeNull();
    expect(openPlaceIn('We quote [amount and currency].')).toBe('[amount and currency]');
    expect(openPlaceIn('报价为【金额及币种】，')).toBe('【金额及币种】');
  });
});
