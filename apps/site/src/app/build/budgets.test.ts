import { expect, it } from 'vitest';
import { overBudget } from './budgets.ts';

const budgets = { documents: { '/en/': 20_000 }, chunks: { main: 12_000, shared: 15_000 } };

it('has nothing to say of what is within its budget', () => {
  expect(overBudget(budgets, { documents: { '/en/': 20_000 }, chunks: { main: 11_999 } })).toEqual([]);
});

it('names what grew, and by how much', () => {
  expect(
    overBudget(budgets, { documents: { '/en/': 20_001 }, chunks: { main: 13_500, shared: 15_000 } }),
  ).toEqual([
    '/en/ weighs 20 001 B, 1 B more than its budget.',
    'main weighs 13 500 B, 1 500 B more than its budget.',
  ]);
});

it('names what came to the first page without a budget', () => {
  expect(overBudget(budgets, { documents: {}, chunks: { Dialog: 1200 } })).toEqual([
    'Dialog weighs 1 200 B and has no budget among the chunks.',
  ]);
});
