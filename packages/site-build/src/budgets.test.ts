import { expect, it } from 'vitest';
import { overBudget } from './budgets.ts';

const budgets = { documents: { '/en/': 20_000 }, chunks: { main: 12_000, shared: 15_000 } };

it('has nothing to say of what is within its budget', () => {
  expect(overBudget(budgets, { documents: { '/en/': 20_000 }, chunks: { main: 11_999 } })).toEqual([]);
});

it('names what grew, and by how much', () => {
  expect(
    overBudget(budgets, { documents: { '/en/': 20_065 }, chunks: { main: 13_500, shared: 15_000 } }),
  ).toEqual([
    '/en/ weighs 20 065 B, 65 B more than its budget.',
    'main weighs 13 500 B, 1 500 B more than its budget.',
  ]);
});

it('takes other hashes in a document for what they are', () => {
  expect(overBudget(budgets, { documents: { '/en/': 20_064 }, chunks: {} })).toEqual([]);
});

it('names what came to the first page without a budget', () => {
  expect(overBudget(budgets, { documents: {}, chunks: { Dialog: 1200 } })).toEqual([
    'Dialog weighs 1 200 B and has no budget among the chunks.',
  ]);
});
