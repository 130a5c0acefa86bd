import { expect, it } from 'vitest';
import { arrange, type Hanging, type Place } from './arrangement.ts';

const lamp: Hanging = { key: 'T90', width: 214, height: 246, side: 'below' };
const megaphone: Hanging = { key: 'H150T', width: 270, height: 226, side: 'below' };
const beacon: Hanging = { key: 'S3', width: 82, height: 33, side: 'above' };

const within = (inner: Place, { width, height }: { width: number; height: number }) =>
  inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= width && inner.y + inner.height <= height;

const place = (items: Record<string, Place>, key: string): Place => {
  const found = items[key];
  if (!found) throw new Error(`no ${key}`);
  return found;
};

it('lays everything into the drawing, in its own size', () => {
  const drawing = arrange([lamp, megaphone, beacon], 5.39);
  for (const item of [lamp, megaphone, beacon]) {
    const at = place(drawing.items, item.key);
    expect([item.key, within(at, drawing), at.width, at.height]).toEqual([
      item.key,
      true,
      item.width,
      item.height,
    ]);
  }
});

it('hangs one in the middle, two beside each other, and what clips on above the aircraft', () => {
  const one = arrange([lamp], 5.39);
  const alone = place(one.items, 'T90');
  expect(alone.x + alone.width / 2).toBeCloseTo(one.width / 2);

  const { items, plan } = arrange([lamp, megaphone, beacon], 5.39);
  const [first, second, top] = ['T90', 'H150T', 'S3'].map((key) => place(items, key));
  expect(first && second && first.x + first.width).toBeLessThan(second?.x ?? 0);
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeGreaterThan(plan.y + plan.height / 2);
  expect(top && top.y + top.height).toBeLessThan(plan.y + plan.height / 2);
});

it('grows with a row that is wider than the aircraft', () => {
  const wall: Hanging = { key: 'DS16', width: 969, height: 402, side: 'below' };
  const small = arrange([wall], 2.77);
  expect(small.width).toBeGreaterThan(969);
  expect(within(place(small.items, 'DS16'), small)).toBe(true);
});

it('leads a line from the middle of the aircraft to each', () => {
  const { lines, plan, items } = arrange([lamp, megaphone], 5.39);
  const heart = [plan.x + plan.width / 2, plan.y + plan.height / 2].map(Math.round).join(',');
  const target = place(items, 'T90');
  expect(lines['T90']?.split(' ').at(0)).toBe(heart);
  expect(lines['T90']?.split(' ').at(-1)).toBe(
    [target.x + target.width / 2, target.y].map(Math.round).join(','),
  );
});
