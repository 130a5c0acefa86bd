import { object, parse } from 'valibot';
import { expect, it } from 'vitest';
import { productInfo } from './product.ts';

it.each([
  ['was kept by an earlier version', {}],
  ['comes from a later version', { physics: { kind: 'thrust', newtons: 40 }, pictures: { scale: 'T90' } }],
])('draws and shows nothing besides where a reply %s', (_name, reply) => {
  const { physics, pictures } = productInfo.entries;
  expect(parse(object({ physics, pictures }), reply)).toEqual({ physics: null, pictures: null });
});
