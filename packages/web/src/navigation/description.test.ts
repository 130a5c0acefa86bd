import { expect, it } from 'vitest';
import { shortDescription, widthOf } from './description.ts';

it('leaves a description that fits as it is, without joiners', () => {
  expect(shortDescription('A 96\u2060\u2009\u2060g megaphone. It carries 2.5 km.')).toBe(
    'A 96\u2009g megaphone. It carries 2.5 km.',
  );
});

it('keeps as many whole sentences as there is room for', () => {
  const first = `${'word '.repeat(20)}end.`;
  expect(shortDescription(`${first} ${'more '.repeat(20)}end.`)).toBe(first);
  expect(shortDescription(`${'光'.repeat(50)}。${'声'.repeat(50)}。`)).toBe(`${'光'.repeat(50)}。`);
});

it('cuts a first sentence that is too long between words', () => {
  const short = shortDescription(`${'word '.repeat(60)}end.`);
  expect(short).toMatch(/word…$/);
  expect(widthOf(short)).toBeLessThanOrEqual(160);
  expect(widthOf(shortDescription('光'.repeat(100)))).toBeLessThanOrEqual(160);
});
