import { downloadCategories, findProductType, type Language } from '@payload/catalog';
import { NavTree } from '@payload/ui/sections/download/NavTree';
import type { DownloadData } from '@payload/view-models/download/download-data.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useSectionName } from './useSectionName.ts';

/** All sections of the download centre, the category at hand open. */
export function CategoryTree({
  shown,
  language,
}: {
  shown: Pick<DownloadData, 'category' | 'child'>;
  language: Language;
}) {
  const { t } = useTranslation('download');
  const { categoryName, sectionName } = useSectionName();
  const paths = pathsOf(language);
  return (
    <NavTree
      label={t('tree')}
      items={downloadCategories.map(({ id, children }) => ({
        key: id,
        label: categoryName(id),
        href: paths.download(id, children[0]?.name ?? ''),
        items:
          id === shown.category
            ? children.map(({ name }) => ({
                key: name,
                label: sectionName(name, findProductType(name)),
                href: paths.download(id, name),
                current: name === shown.child,
              }))
            : undefined,
      }))}
    />
  );
}
