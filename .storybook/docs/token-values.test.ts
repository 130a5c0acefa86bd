import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grounds } from '../../packages/ui/src/theme/grounds.ts';
import { componentFacts } from '../facts/component-facts.ts';
import { tokenValues } from './token-values.ts';

it('says a colour on every ground, with its custom property', () => {
  expect(tokenValues('color.onSignal')).toEqual({
    name: 'color.onSignal',
    property: '--pl-color-on-signal',
    values: [grounds.night.onSignal, grounds.paper.onSignal, grounds.darkPaper.onSignal],
    isColour: true,
  });
});

it('has a value for every token that a component names, but for leading, which depends on the script', () => {
  const named = Object.values(componentFacts(join(import.meta.dirname, '../..'))).flatMap(
    ({ tokens }) => tokens,
  );
  const unknown = [...new Set(named)].filter(
    (name) => !name.startsWith('leading.') && tokenValues(name).values.includes(''),
  );
  expect(unknown).toEqual([]);
});
