import type { ProductInfo } from '@payload/api/contract';
import type { AircraftKey, Language } from '@payload/catalog';
import { type AcrossRow, acrossGroups } from '@payload/catalog/across';
import { CompareTable, type CompareTableProps } from '@payload/ui/CompareTable';
import { Figure } from '@payload/ui/Figure';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { comparedCell, comparedModel } from '../../features/content/compared-model.tsx';

type Group = CompareTableProps['groups'][number];

interface AcrossTableProps {
  products: readonly ProductInfo[];
  /** They are weighed on it; null for none. */
  aircraft: AircraftKey | null;
  differencesOnly: boolean;
  onRemove: (code: string) => void;
  language: Language;
}

const rowOf = ({ key, label, values }: AcrossRow): Group['rows'][number] => ({
  key,
  label,
  // Of different kinds of devices none is best.
  better: null,
  cells: Object.fromEntries([...values].map(([code, value]) => [code, comparedCell(value)])),
});

/** Products of any family side by side: what they weigh on an aircraft, what they share, what each does. */
export function AcrossTable({ products, aircraft, differencesOnly, onRemove, language }: AcrossTableProps) {
  const { t } = useTranslation(['compare-across', 'site', 'types']);
  const paths = pathsOf(language);
  const { common, own } = acrossGroups(products);
  return (
    <CompareTable
      caption={t('caption')}
      models={products.map((product) =>
        comparedModel(product, {
          href: paths.details(product.route, product.code),
          aircraft: product.aircraft.join(t('site:words.list')),
        }),
      )}
      groups={[
        ...(aircraft === null ? [] : [weightGroup(products, aircraft, t)]),
        { key: 'common', label: t('common'), rows: common.map(rowOf) },
        ...own.map(({ type, rows }) => ({
          key: type,
          label: t(`types:${type}.plural`),
          rows: rows.map(rowOf),
        })),
      ]}
      differencesOnly={differencesOnly}
      onRemove={onRemove}
      translations={{
        differs: t('differs'),
        same: t('same'),
        highest: t('highest'),
        lowest: t('lowest'),
        remove: (code) => t('remove', { code }),
        folded: (count, labels) => t('folded', { count, rows: labels.join(t('site:words.list')) }),
        fold: (count) => t('fold', { count }),
      }}
    />
  );
}

/** What each takes of what an aircraft lifts. */
function weightGroup(
  products: readonly ProductInfo[],
  aircraft: AircraftKey,
  t: ReturnType<typeof useTranslation<['compare-across', 'site', 'types']>>['t'],
): Group {
  const cells = products.flatMap(({ code, fits }) => {
    const fit = fits.find(({ key }) => key === aircraft);
    if (!fit) return [];
    const content = <Figure value={fit.share} unit="%" size="row" />;
    return [[code, { content, text: String(fit.share), value: fit.share }] as const];
  });
  return {
    key: 'aircraft',
    label: t('onAircraft', { aircraft }),
    rows: [{ key: 'share', label: t('share'), better: null, cells: Object.fromEntries(cells) }],
  };
}
