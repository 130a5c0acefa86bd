import { expectTypeOf, it } from 'vitest';
import {
  findCouriers,
  findProductsByType,
  getHomepageInfo,
  type HomeInfo,
  type ProductSummary,
  saveByHand,
} from '../contract/index.ts';
import type { Client } from './index.ts';

// Checked by the compiler; the calls are never made.
const calls = (client1: Client<1>, client2: Client<2>) => ({
  home: client1(getHomepageInfo),
  homeInChinese: client1(getHomepageInfo, { language: 'cn' }),
  products: client1(findProductsByType, { type: 'megaphone' }),
  couriers: client2(findCouriers),
  mistakes: [
    // @ts-expect-error The type is missing.
    () => client1(findProductsByType),
    // @ts-expect-error There is no such type.
    () => client1(findProductsByType, { type: 'balloon' }),
    // @ts-expect-error There is no such language.
    () => client1(getHomepageInfo, { language: 'de' }),
    // @ts-expect-error This is a call of client 2.
    () => client1(findCouriers),
    // @ts-expect-error This is a call of client 1.
    () => client2(getHomepageInfo),
    // @ts-expect-error A request is more than its type.
    () => client2(saveByHand, { type: 'problem', num: 3 }),
  ],
});
type Replies = ReturnType<typeof calls>;

it('takes what a call needs, and gives what it replies', () => {
  expectTypeOf<Replies['home']>().toEqualTypeOf<Promise<HomeInfo>>();
  expectTypeOf<Replies['homeInChinese']>().toEqualTypeOf<Promise<HomeInfo>>();
  expectTypeOf<Replies['products']>().toExtend<Promise<ProductSummary[]>>();
  expectTypeOf<Replies['couriers']>().toEqualTypeOf<Promise<{ code: string; name: string }[]>>();
});
