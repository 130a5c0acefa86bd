import { kebab } from '../../src/theme/kebab.ts';

/** A token or a group of tokens of the Design Tokens Community Group's format (2025.10). */
export type DtcgNode = { [key: string]: unknown };

/** Browsers' font size that rem counts from, in pixels. */
export const rem = 16;

/** To four decimals: enough for 8 bits a channel and for 1/1000 px. */
export const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** A group with a node for each token, in the order of the tokens, under names that the format's tools agree on. */
export function group<Key extends string, Value>(
  tokens: Readonly<Record<Key, Value>>,
  node: (value: Value, key: Key) => DtcgNode,
): DtcgNode {
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
    Object.entries<Value>(tokens).map(([key, value]) => [kebab(key), node(value, key as Key)]),
  );
}

function match(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`The token "${text}" has a form that the export does not know.`);
  return found.slice(1);
}

export type ColorValue = { colorSpace: 'srgb'; components: number[]; alpha: number; hex: string };

function srgb(channels: readonly number[], alpha: number): ColorValue {
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    alpha,
    hex: `#${hex.toUpperCase()}`,
  };
}

/** The value of a colour given as `#RGB`, `#RRGGBB` or `rgb(r g b / alpha)`. */
export function colorValue(css: string): ColorValue {
  if (css.startsWith('rgb')) {
    const [red, green, blue, alpha] = match(css, /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/).map(Number);
    return srgb([red!, green!, blue!], alpha!);
  }
  const [digits = ''] = match(css, /^#([\dA-F]{3}|[\dA-F]{6})$/i);
  const size = digits.length / 3;
  const channels = [0, 1, 2].map((index) => {
    const channel = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(channel.repeat(2 / size), 16);
  });
  return srgb(channels, 1);
}

export const px = (value: number) => ({ value, unit: 'px' });

/** The parts of a shadow given as `x y blur colour`, the offsets and the blur in pixels or 0. */
export function shadowParts(css: string): { color: string; x: number; y: number; blur: number } {
  const [x, y, blur, color = ''] = match(css, /^(\d+)(?:px)? (\d+)(?:px)? (\d+)(?:px)? (.+)$/);
  return { color, x: Number(x), y: Number(y), blur: Number(blur) };
}

/** The value of a shadow. */
export function shadowValue(css: string) {
  const { color, x, y, blur } = shadowParts(css);
  return { color: colorValue(color), offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(0) };
}

/** The two ends of a fluid length, in rem; nothing where the length is not fluid. */
export function fluidEnds(length: string | number): { min: number; max: number } | null {
  if (typeof length === 'number') return null;
  const [min, max] = match(length, /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/).map(Number);
  return { min: min!, max: max! };
}

/** Type and value of a duration or a curve. */
export function timeValue(css: string): DtcgNode {
  if (css.startsWith('cubic-bezier')) {
    const [curve = ''] = match(css, /^cubic-bezier\((.+)\)$/);
    return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  }
  const [value] = match(css, /^(\d+)ms$/);
  return { $type: 'duration', $value: { value: Number(value), unit: 'ms' } };
}

/** The names of a font stack. */
export const familyNames = (stack: string) => stack.split(',').map((name) => name.trim().replaceAll("'", ''));
