import { describe, expect, it } from 'vitest';
import { blank } from './draft.ts';
import { begun, names } from './problem-asked.ts';

const silent = 'No sound when I talk live (spk1)';
const dim = 'The searchlight dims (lig1)';
const openings = [silent, dim];
const asked = { opening: silent, product: 'H1T' };

describe('a problem report that a link begins', () => {
  it('names the question and the model in an empty form', () => {
    const taken = begun(blank, asked, openings);
    expect(taken).toEqual({ description: `${silent}\n`, productCode: 'H1T' });
    expect(names(taken.description ?? '', 'spk1')).toBe(true);
    expect(names(taken.description ?? '', 'lig1')).toBe(false);
  });

  it('leaves what was typed, and the model of a draft', () => {
    const draft = { ...blank, description: 'Lamp 3 stays dark.', productCode: 'T90' };
    expect(begun(draft, asked, openings)).toEqual({});
    expect(begun({ ...draft, description: '' }, asked, openings)).toEqual({ description: `${silent}\n` });
    expect(begun({ ...draft, productCode: '' }, asked, openings)).toEqual({ productCode: 'H1T' });
  });

  it('leaves an opening that something was added to', () => {
    const draft = { ...blank, description: `${dim}\nonly in rain`, productCode: 'T90' };
    expect(begun(draft, asked, openings)).toEqual({});
  });

  it('takes the place of an opening to which nothing was added', () => {
    const earlier = { ...blank, description: `${dim}\n`, productCode: 'T90' };
    expect(begun(earlier, asked, openings)).toEqual({ description: `${silent}\n`, productCode: 'H1T' });
    expect(begun({ ...earlier, serialNumber: 'T90-1' }, asked, openings)).toEqual({
      description: `${silent}\n`,
    });
  });

  it('keeps the model where the link names none', () => {
    expect(begun({ ...blank, productCode: 'T90' }, { ...asked, product: '' }, openings)).toEqual({
      description: `${silent}\n`,
    });
  });
});
