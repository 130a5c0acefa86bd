import { type Language, products, productTypes } from '../../../packages/catalog/src/index.ts';
import { policyIds } from '../../../packages/view-models/src/policy/policy-ids.ts';
import { frameOf } from './frame.ts';
import { homeOf } from './home.ts';
import { policyOf } from './policy.ts';
import { productOf } from './product.ts';
import { seriesOf } from './series.ts';
import type { Content, Contents } from './types.ts';

const contentOf = (language: Language): Content => ({
  frame: frameOf(language),
  home: homeOf(language),
  products: Object.fromEntries(products.map(({ code }) => [code, productOf(code, language)])),
  series: Object.fromEntries(productTypes.map((type) => [type.toLowerCase(), seriesOf(type, language)])),
  policies: Object.fromEntries(policyIds.map((id) => [id, policyOf(id, language)])),
});

/** All that the peers show, in both languages, made of the catalogue and the site's texts. */
export const contents = (): Contents => ({ en: contentOf('en'), cn: contentOf('cn') });
