import { describe, expect, it } from 'vitest';
import committed from '../../tokens.json?raw';
import { dtcgText, toDtcg } from './dtcg.ts';

const types = new Set(['color', 'cubicBezier', 'dimension', 'duration', 'fontFamily', 'number', 'shadow']);

type Token = { path: string; type: unknown; value: unknown };

/** All tokens, each with the type that it has or inherits. */
function tokensOf(node: unknown, path: string[] = [], inherited?: unknown): Token[] {
  if (typeof node !== 'object' || node === null) throw new TypeError(`${path.join('.')} is no group.`);
  const type = '$type' in node ? node.$type : inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, value: node.$value }];
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    key.startsWith('$') ? [] : tokensOf(child, [...path, key], type),
  );
}

const tokens = tokensOf(toDtcg());
const token = (path: string) => tokens.find((one) => one.path === path);

describe('tokens.json', () => {
  it('is what the tokens give', () => {
    // To write it anew: node packages/ui/scripts/tokens.ts
    expect(committed).toBe(dtcgText());
  });

  it('gives every token a type of the format', () => {
    expect(tokens.length).toBeGreaterThan(100);
    for (const { type } of tokens) expect(types).toContain(type);
  });

  it('has names that references can hold', () => {
    for (const { path } of tokens) expect(path).toMatch(/^[A-Za-z0-9.]+$/);
  });

  it('gives a colour by its components and its hex', () => {
    expect(token('ground.night.color.critical')).toEqual({
      path: 'ground.night.color.critical',
      type: 'color',
      value: { colorSpace: 'srgb', components: [1, 0.4196, 0.3686], alpha: 1, hex: '#FF6B5E' },
    });
  });

  it('gives a shadow in parts', () => {
    expect(token('ground.paper.floatShadow')).toMatchObject({
      type: 'shadow',
      value: {
        color: { hex: '#0C1216', alpha: 0.24 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 24, unit: 'px' },
        blur: { value: 72, unit: 'px' },
      },
    });
    expect(token('ground.night.floatShadow')).toMatchObject({
      value: { color: { hex: '#000000', alpha: 1 } },
    });
  });

  it('gives a fluid size by its two ends', () => {
    expect(token('type.tMd.min')).toMatchObject({ type: 'dimension', value: { value: 1, unit: 'rem' } });
    expect(token('type.tMd.max')).toMatchObject({ type: 'dimension', value: { value: 1.0625, unit: 'rem' } });
  });

  it('gives time and fonts in their own types', () => {
    expect(token('motion.enter')).toMatchObject({ type: 'duration', value: { value: 200, unit: 'ms' } });
    expect(token('motion.easeEnter')).toMatchObject({ type: 'cubicBezier', value: [0, 0, 0.2, 1] });
    expect(token('space.s24')).toMatchObject({ type: 'dimension', value: { value: 24, unit: 'px' } });
    expect(token('fontFamily.display')).toMatchObject({
      type: 'fontFamily',
      value: ['Archivo', 'Arial Black', 'Helvetica Neue', 'Arial', 'sans-serif'],
    });
  });
});
