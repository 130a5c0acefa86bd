import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFacts, descriptionOf, metaOf, tokensOf } from './component-facts.ts';

describe('the sources of a component', () => {
  it('name tokens, also through what is taken out of vars', () => {
    const styles = `const { color, space: gap } = vars;
export const root = component({ color: color.text, padding: gap.s8, font: vars.font.mono, zIndex: layerOrder.float });
export const other = media.phone;`;
    expect(tokensOf(styles)).toEqual(['color.text', 'font.mono', 'layerOrder.float', 'space.s8']);
  });

  it('say what it is in the comment above it', () => {
    const source = `/** Not this one. */
const other = 1;
/**
 * A row of parts,
 * each with its code.
 * @example <Row />
 */
export function Row() {}`;
    expect(descriptionOf(source, 'Row')).toBe('A row of parts,\neach with its code.');
  });

  it('say group, status and version', () => {
    const stories = `const meta = {
  title: 'Media/Row',
  id: 'components-row',
  tags: ['new', 'since-0.3.0'],
  component: Row,
};`;
    expect(metaOf(stories)).toEqual({
      title: 'Media/Row',
      id: 'components-row',
      status: 'new',
      since: '0.3.0',
      component: 'Row',
    });
  });
});

describe('the library', () => {
  const facts = componentFacts(join(import.meta.dirname, '../..'));

  it('has a sentence, a size and a group for every component', () => {
    const unclear = Object.values(facts).filter(
      ({ description, bytes, title }) => !description || !bytes || !title.includes('/'),
    );
    expect(unclear.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(facts).length).toBeGreaterThan(90);
  });

  it('knows where a component is shown', () => {
    expect(facts['CompareTable']?.pages).toEqual(['/compare/:type', '/compare']);
    expect(facts['SiteFooter']?.isEverywhere).toBe(true);
    expect(facts['Figure']?.partOf).toContain('Bars');
  });
});
