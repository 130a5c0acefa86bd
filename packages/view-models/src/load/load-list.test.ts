import { productsByDevice } from '@payload/catalog';
import { expect, it } from 'vitest';
import { familyAsked, familyCounts, measuresOf, nonBreakingPort, payloadsIn } from './load-list.ts';

const found = productsByDevice('m350', 'en');
const products = found?.products ?? [];

it('counts families in the order in which they come, and every model once', () => {
  const families = familyCounts(products);
  expect(families.map(([type]) => type)).toEqual([...new Set(products.map(({ type }) => type))]);
  expect(families.reduce((sum, [, count]) => sum + count, 0)).toBe(products.length);
});

it('shows all where the family asked for is not here', () => {
  expect(familyAsked([['megaphone', 2]], 'megaphone')).toBe('megaphone');
  expect(familyAsked([['megaphone', 2]], 'searchlight')).toBe('all');
  expect(familyAsked([], 'all')).toBe('all');
});

const keysOf = (product: (typeof products)[number]) => measuresOf(product).map(({ key }) => key);

it('tells of a model the figure of its family', () => {
  const others = products.filter(({ type }) => type !== 'integratedmachine');
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((each) => keysOf(each).some((key) => key !== each.keyFigure?.key))).toEqual([]);
});

it('tells of an integrated machine every figure but its weight', () => {
  const machines = products.filter(({ type }) => type === 'integratedmachine');
  expect(machines.flatMap(keysOf).length).toBeGreaterThan(machines.length);
  expect(machines.flatMap(keysOf)).not.toContain('weight_g');
});

it('counts brackets among no payloads', () => {
  expect(payloadsIn([{ type: 'megaphone' }, { type: 'loadbracket' }, { type: 'searchlight' }])).toBe(2);
});

it('keeps the voltage and the current of a port on one line', () => {
  expect(nonBreakingPort('E-Port, 24 V / 4 A')).toBe('E-Port, 24 V\u00a0/\u00a04 A');
});
