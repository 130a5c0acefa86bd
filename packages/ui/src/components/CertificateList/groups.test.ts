import { describe, expect, it } from 'vitest';
import { counted, grouped } from './groups.ts';

const items = [
  { date: '2022-12-28', kind: 'utility', number: 4 },
  { date: '2022-11-29', kind: 'design', number: 3 },
  { date: '2020-12-29', kind: 'utility', number: 2 },
  { date: '2020-08-18', kind: 'design', number: 1 },
];
const numbers = (by: 'year' | 'kind') =>
  grouped(items, by).map((group) => [group.key, group.items.map(({ number }) => number)]);

describe('certificates', () => {
  it('stand by year, as they come', () => {
    expect(numbers('year')).toEqual([
      ['2022', [4, 3]],
      ['2020', [2, 1]],
    ]);
  });

  it('stand by kind, as they come', () => {
    expect(numbers('kind')).toEqual([
      ['utility', [4, 2]],
      ['design', [3, 1]],
    ]);
  });

  it('are counted by the kinds that there are', () => {
    const kinds = { design: 'Design', invention: 'Invention', utility: 'Utility model' };
    expect(counted(items.slice(1), kinds)).toEqual([
      { kind: 'design', label: 'Design', count: 2 },
      { kind: 'utility', label: 'Utility model', count: 1 },
    ]);
  });
});
