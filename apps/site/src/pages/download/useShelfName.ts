import type { ProductType } from '@payload/catalog';
import { useTranslation } from 'react-i18next';
import type { DownloadData } from './download-data.ts';

/** What categories and shelves are called. */
export function useShelfName() {
  const { t } = useTranslation(['downloads', 'types']);
  return {
    categoryName: (id: DownloadData['category']) => t(`categories.${id}.title`),
    shelfName: (name: string, type: ProductType | null) =>
      type ? t(`${type}.plural`, { ns: 'types' }) : t(`children.${ownShelf(name)}`),
  };
}

/** Shelves that are not of a family have a name of their own. */
export function ownShelf(name: string): 'app' | 'AutelAlpha' | 'EVOMax' {
  if (name === 'AutelAlpha' || name === 'EVOMax') return name;
  return 'app';
}
