import { candidates } from '@payload/catalog';
import type { Answers } from '@payload/flows/recommendation';
import { expect, it } from 'vitest';
import { narrowed } from './narrowed.ts';

const all = candidates();
const unanswered: Answers = { scenario: null, features: [], aircraft: null, budget: null };

const after = (answers: Partial<Answers>) => narrowed(all, { ...unanswered, ...answers });
const drawn = (answers: Partial<Answers>) =>
  after(answers).families.flatMap(({ candidates: models }) => models.map(({ code, isOut }) => [code, isOut]));

it('leaves everything, and hangs all of it, before a task is named', () => {
  const { remaining, total, families } = after({ scenario: 'majorEvents' });
  expect([remaining, total]).toEqual([49, 49]);
  expect(families.map(({ type, candidates: models }) => [type, models.length])).toEqual([
    ['megaphone', 8],
    ['searchlight', 10],
    ['thrower', 8],
    ['flashinglight', 4],
    ['integratedmachine', 7],
    ['displayEquipment', 3],
    ['loadbracket', 9],
  ]);
});

it('hangs what does a task, by family in the order of the menu', () => {
  const { families } = after({ features: ['strongLight'] });
  expect(families.map(({ type }) => type)).toEqual(['searchlight', 'integratedmachine']);
});

it('takes down what the aircraft does not carry, and strikes out what costs more', () => {
  const light: Partial<Answers> = { features: ['strongLight'], aircraft: 'M30' };
  const hanging = drawn(light);
  expect(hanging).toContainEqual(['T30S', false]);
  expect(hanging.map(([code]) => code)).not.toContain('T90');
  const struck = drawn({ ...light, budget: 'under3000' });
  expect(struck.map(([code]) => code)).toEqual(hanging.map(([code]) => code));
  expect(struck).toContainEqual(['T30S', true]);
  expect(after({ ...light, budget: 'under3000' }).remaining).toBe(
    struck.filter(([, isOut]) => !isOut).length,
  );
});
