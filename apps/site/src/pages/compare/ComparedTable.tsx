import type { CompareParams } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { CompareTable } from '@payload/ui/CompareTable';
import { additionsTo } from '@payload/view-models/compare/additions.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { comparedCell, comparedModel } from '../../features/content/compared-model.tsx';
import { inSentence } from './in-sentence.ts';

/** The chosen models side by side, figure by figure. */
export function ComparedTable({
  data,
  chosen,
  differencesOnly,
  onChoose,
  language,
}: {
  data: CompareParams;
  chosen: readonly string[];
  differencesOnly: boolean;
  onChoose: (codes: readonly string[]) => void;
  language: Language;
}) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const family = inSentence(data.title);
  const models = chosen.flatMap((code) => data.products.find((product) => product.code === code) ?? []);
  return (
    <CompareTable
      caption={t('compare.title', { family })}
      models={models.map((product) =>
        comparedModel(product, {
          href: paths.details(product.route, product.code),
          aircraft: product.aircraft.join(t('words.list')),
        }),
      )}
      groups={data.groups.map((group) => ({
        key: group.key,
        label: group.label,
        rows: group.rows.map((row) => ({
          key: row.key,
          label: row.label,
          better: row.better,
          cells: Object.fromEntries(
            Object.entries(row.values).map(([code, value]) => [code, comparedCell(value)]),
          ),
        })),
      }))}
      differencesOnly={differencesOnly}
      add={additionsTo(
        chosen,
        data.products.map(({ code }) => code),
      ).map((code) => ({
        key: code,
        label: t('compare.add', { code }),
        onAdd: () => onChoose([...chosen, code]),
      }))}
      {...(chosen.length > 1 && {
        onRemove: (code: string) => onChoose(chosen.filter((other) => other !== code)),
      })}
      translations={{
        differs: t('compare.differs'),
        same: t('compare.same'),
        highest: t('compare.highest'),
        lowest: t('compare.lowest'),
        remove: (code) => t('compare.remove', { code }),
        folded: (count, labels) => t('compare.equalFolded', { count, rows: labels.join(t('words.list')) }),
        fold: (count) => t('compare.fold', { count }),
      }}
    />
  );
}
