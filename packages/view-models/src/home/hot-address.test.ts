import { homeInfo } from '@payload/catalog';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { expect, it } from 'vitest';
import { hotAddress } from './hot-address.ts';

it('puts a slash wherever `?#` stands', () => {
  expect(hotAddress('/cn/', 'details?#product?#T90')).toBe('/cn/details/product/T90');
});

it('leads each hot product to its page', () => {
  const paths = pathsOf('en');
  for (const { code, resRoute } of homeInfo('en').home_hot_product)
    expect(hotAddress(paths.home, resRoute)).toBe(paths.details('/product', code));
});
