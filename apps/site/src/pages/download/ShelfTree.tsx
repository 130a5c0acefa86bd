import { downloadCategories, findProductType, type Language } from '@payload/catalog';
import { NavTree } from '@payload/ui/NavTree';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import type { DownloadData } from './download-data.ts';
import { useShelfName } from './useShelfName.ts';

/** All shelves of the download centre, the category at hand open. */
export function ShelfTree({
  shown,
  language,
}: {
  shown: Pick<DownloadData, 'category' | 'child'>;
  language: Language;
}) {
  const { t } = useTranslation('download');
  const { categoryName, shelfName } = useShelfName();
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
                label: shelfName(name, findProductType(name)),
                href: paths.download(id, name),
                current: name === shown.child,
              }))
            : undefined,
      }))}
    />
  );
}
