import { expect, it } from 'vitest';
import { noBreakEnds } from './no-break-ends.ts';

it('leaves no Chinese sentence with one character on its last line', () => {
  expect(
    noBreakEnds({
      text: '夜间作业照明、空中喊话和应急投送，一次全投。',
      lock: '连续输错五次，该设备将暂停激活 15 分钟。',
      rows: ['光通量 8\u2009lm。'],
      short: '设备未激活。',
    }),
  ).toEqual({
    text: '夜间作业照明、空中喊话和应急投送，一次\u2060全\u2060投。',
    lock: '连续输错五次，该设备将暂停激活 15 分\u2060钟。',
    rows: ['光通量 8\u2060\u2009\u2060lm。'],
    short: '设备未激活。',
  });
});

it('leaves English and what a sentence does not end alone', () => {
  const texts = { en: 'Carries a spoken order across a crowd.', cn: '按机型筛选，并按喊话距离从远到近排列' };
  expect(noBreakEnds(texts)).toEqual(texts);
});
