import type { ProductType } from './product-types.ts';
import { products } from './products/index.ts';
import type { ProductCode } from './products/sources.ts';

/** A notice or guide for devices in use. Its texts are in `announcements.json` under its id. */
export interface Announcement {
  /** What it is called in addresses and texts. */
  id: 'data-guide' | 'care-guide' | 'activation-manual' | 'activation-notice';
  /** What a visitor quotes. A sample that nobody takes for a real one. */
  number: string;
  /** Day it was published, as ISO date. */
  date: string;
  /** Types of the products it is about. */
  productTypes: readonly ProductType[];
}

/** A bracket has neither firmware nor codes: there is nothing to activate or enrol. */
const withCodes: readonly ProductType[] = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
];

/** The four announcements (specification, section 3), newest first. */
export const announcements: readonly Announcement[] = [
  { id: 'data-guide', number: 'SAMPLE-N-04', date: '2024-02-26', productTypes: ['integratedmachine'] },
  { id: 'care-guide', number: 'SAMPLE-N-03', date: '2024-02-20', productTypes: withCodes },
  { id: 'activation-manual', number: 'SAMPLE-N-02', date: '2024-01-01', productTypes: withCodes },
  { id: 'activation-notice', number: 'SAMPLE-N-01', date: '2024-01-01', productTypes: withCodes },
];

/** Codes of the products an announcement is about, in the catalogue's order. */
export function announcedProducts({ productTypes }: Announcement): ProductCode[] {
  return products.filter(({ type }) => productTypes.includes(type)).map(({ code }) => code);
}
