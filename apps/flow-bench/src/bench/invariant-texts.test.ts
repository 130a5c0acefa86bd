import { invariants } from '@payload/flows/invariants';
import { expect, it } from 'vitest';
import { invariantTexts } from './invariant-texts.ts';

it('every invariant has a Chinese sentence of its own', () => {
  const ids = Object.values(invariants).flatMap((each) => each.map(({ id }) => id));
  const sentences = ids.map(invariantTexts.zh);
  expect(sentences.filter((sentence) => !/\p{Script=Han}/u.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(ids.length);
});
