import cn from '@payload/catalog/locales/cn/policies.json' with { type: 'json' };
import en from '@payload/catalog/locales/en/policies.json' with { type: 'json' };
import { policyFigures, policyIds } from '@payload/view-models/policy/policy-ids.ts';
import type { DocumentText } from '@payload/view-models/texts/document.ts';
import { expect, test } from 'vitest';

const words = ({ sections }: DocumentText) =>
  sections.flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items]).join(' ');

/** Up to here a number is written out in words. */
const few = 4;

test.each(policyIds)('the figures at the head of %s are named, and are those of its text', (id) => {
  const both: readonly DocumentText[] = [en[id], cn[id]];
  const values = policyFigures[id] ?? {};
  for (const document of both) {
    expect((document.figures ?? []).map((figure) => figure.id)).toEqual(Object.keys(values));
    for (const value of Object.values(values).filter((each) => each > few)) {
      expect(words(document)).toMatch(new RegExp(`(?<![\\d.])${value}(?![\\d.])`));
    }
  }
});
