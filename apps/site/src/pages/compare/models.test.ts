import { describe, expect, it } from 'vitest';
import { modelsOf } from './models.ts';

const codes = ['H1T', 'H1E', 'H10', 'H10T', 'H150T'];
const of = (models: string) => modelsOf(new URLSearchParams({ models }), codes);

describe('modelsOf', () => {
  it('keeps the order asked for and forgives case and spaces', () => {
    expect(of('h10t, H1T')).toEqual(['H10T', 'H1T']);
  });

  it('drops what does not exist, what is said twice, and the fifth', () => {
    expect(of('X9,H1T,H1T,H1E,H10,H10T,H150T')).toEqual(['H1T', 'H1E', 'H10', 'H10T']);
  });

  it('shows the last four where nothing usable is asked for', () => {
    expect(of('X9')).toEqual(['H1E', 'H10', 'H10T', 'H150T']);
    expect(modelsOf(new URLSearchParams(), codes)).toEqual(['H1E', 'H10', 'H10T', 'H150T']);
  });
});
