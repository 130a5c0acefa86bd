import type { NoticeScope } from '@payload/api/contract';
import type { TFunction } from 'i18next';

/** Which devices a notice concerns, a line for each of its scopes. */
export function scopesText(t: TFunction<'notices'>, scopes: readonly NoticeScope[]): string {
  return scopes
    .map(({ productCode: product, from, to }) =>
      from === null || to === null ? product : t('range', { product, from, to }),
    )
    .join('\n');
}
