import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFacts } from '../facts/component-facts.ts';
import { decisions } from './decisions.ts';
import { guideOf } from './guide.ts';

const root = join(import.meta.dirname, '../..');
const facts = componentFacts(root);
const guides = Object.keys(facts).map((name) => ({ name, guide: guideOf(name) }));
/** Those that the specification describes, and those most asked about. */
const specified = [
  'Accordion',
  'Carousel',
  'CategoryStrip',
  'CompareGrid',
  'ConsultButton',
  'SiteFooter',
  'TabStrip',
];
const shown = [...specified, 'CompareTable', 'Dialog', 'Field'];

/** Ids of stories as Storybook makes them of the names of exports. */
const storiesOf = (name: string) => {
  const file = name === 'Toast' ? 'ToastRegion' : name;
  const text = readFileSync(join(root, `packages/ui/src/components/${name}/${file}.stories.tsx`), 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) =>
    story.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase(),
  );
};

describe('the guides', () => {
  it('show do beside don’t for at least fifteen components, and the parts of those most asked about', () => {
    expect(guides.filter(({ guide }) => guide.pairs).length).toBeGreaterThanOrEqual(15);
    expect(specified.filter((name) => !guideOf(name).pairs?.length)).toEqual([]);
    expect(shown.filter((name) => !guideOf(name).anatomy?.parts.length)).toEqual([]);
  });

  it('lead to components and decisions that there are', () => {
    const numbers = new Set(decisions.map(({ number }) => number));
    const lost = guides.flatMap(({ name, guide }) => [
      ...(guide.related ?? []).filter(([other]) => !facts[other]).map(([other]) => `${name}: ${other}`),
      ...(guide.decisions ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) => `${name}: ${number}`),
    ]);
    expect(lost).toEqual([]);
  });

  it('number the parts of stories that there are', () => {
    const lost = guides.filter(
      ({ name, guide }) => guide.anatomy && !storiesOf(name).includes(guide.anatomy.story ?? 'default'),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
