import type { FactListProps } from '@payload/ui/FactList';
import type { TFunction } from 'i18next';

/** Why something was chosen, and what is given up with it. */
export function factsOf(
  { reason, tradeOff }: { reason: string; tradeOff: string },
  t: TFunction<['individuality', 'site', 'types', 'solution']>,
): FactListProps['items'] {
  return [
    { key: 'reason', name: t('result.reason'), text: reason },
    { key: 'tradeOff', name: t('result.tradeOff'), text: tradeOff },
  ];
}
