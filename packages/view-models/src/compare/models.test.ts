import { describe, expect, it } from 'vitest';
import { comparisonOf, modelsOf, queryOf } from './models.ts';

const codes = ['H1T', 'H1E', 'H10', 'H10T', 'H150T'];
const of = (models: string) => modelsOf(new URLSearchParams({ models }), codes);

describe('modelsOf', () => {
  it('keeps the order asked for and forgives case and spaces', () => {
    expect(of('h10t, H1T').models).toEqual(['H10T', 'H1T']);
  });

  it('shows each once and no fifth, and names what it leaves out', () => {
    const { models, leftOut } = of('X9,H1T,H1T,H1E,x9,T90,H10,H10T,H150T');
    expect(models).toEqual(['H1T', 'H1E', 'H10', 'H10T']);
    expect(leftOut).toEqual({ foreign: ['X9', 'T90'], surplus: ['H150T'] });
  });

  it('shows the last four where nothing usable is asked for', () => {
    expect(of('X9').models).toEqual(['H1E', 'H10', 'H10T', 'H150T']);
    expect(modelsOf(new URLSearchParams(), codes)).toEqual({
      models: ['H1E', 'H10', 'H10T', 'H150T'],
      leftOut: { foreign: [], surplus: [] },
    });
  });
});

describe('queryOf', () => {
  it.each([
    '',
    '?models=H10T,H1T',
    '?rows=differences',
    '?models=H1T&rows=differences',
    '?models=H1T&view=drawn',
    '?models=H1T&view=drawn&at=120',
  ])('gives back %j', (query) => {
    expect(queryOf(comparisonOf(new URLSearchParams(query), codes), codes)).toBe(query);
  });

  it('does not repeat what it left out', () => {
    const search = new URLSearchParams('models=X9,H1T&rows=some');
    expect(queryOf(comparisonOf(search, codes), codes)).toBe('?models=H1T');
  });
});
