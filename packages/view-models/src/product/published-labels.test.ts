import { expect, it } from 'vitest';
import { publishedLabels } from './published-labels.ts';

const of = (...rows: [label: string, sample: boolean][]) =>
  publishedLabels([{ rows: rows.map(([label, sample]) => ({ label, sample })) }]);

it('leaves out what is sample data', () => {
  expect(of(['Weight', false], ['Range', true])).toEqual(['weight']);
});

it('keeps an abbreviation, and Chinese as it is', () => {
  expect(of(['IP rating', false], ['重量', false], ['A side', false])).toEqual([
    'IP rating',
    '重量',
    'a side',
  ]);
});
