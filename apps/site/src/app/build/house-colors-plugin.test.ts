import { expect, it } from 'vitest';
import { houseColors } from './house-colors-plugin.ts';

const { transform } = houseColors();
if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.');
const handler = transform.handler as unknown as (css: string) => string;

it('leaves the house’s own colour of each that a brand may set', () => {
  expect(
    handler('.a{color:var(--pl-night-signal, #FF6A2B);background:var(--pl-paper-veil, rgb(0 0 0 / 60%))}'),
  ).toBe('.a{color:#FF6A2B;background:rgb(0 0 0 / 60%)}');
});

it('leaves every other custom property alone', () => {
  const css = '.a{color:var(--pl-color-text);top:var(--pl-space-s4, 4px)}';
  expect(handler(css)).toBe(css);
});
