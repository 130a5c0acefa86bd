import { describe, expect, it } from 'vitest';
import { revealOffset } from './reveal.ts';

const strip = { left: 16, right: 344 };

describe('revealOffset', () => {
  it('leaves a tab that can be seen where it is', () => {
    expect(revealOffset({ left: 16, right: 120 }, strip)).toBe(0);
    expect(revealOffset({ left: 240, right: 344 }, strip)).toBe(0);
  });

  it('moves no further than it must', () => {
    expect(revealOffset({ left: 300, right: 400 }, strip)).toBe(56);
    expect(revealOffset({ left: -40, right: 60 }, strip)).toBe(-56);
  });

  it('shows the beginning of a tab wider than the strip', () => {
    expect(revealOffset({ left: 100, right: 600 }, strip)).toBe(84);
  });
});
