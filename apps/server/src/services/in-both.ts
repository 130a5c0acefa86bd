import { type TextKey, translate } from '@payload/catalog';

/** What staff read who share no language: the English and the Chinese word. */
export function inBoth(
  key: TextKey<'staff'>,
  { values = {}, between = ' ' }: { values?: Record<string, number>; between?: string } = {},
): string {
  return `${translate('en', 'staff', key, values)}${between}${translate('cn', 'staff', key, values)}`;
}
