import type { ProductType } from '@payload/catalog';
import type { DownloadData } from '@payload/view-models/download/download-data.ts';
import { useTranslation } from 'react-i18next';

/** What categories and sections are called. */
export function useSectionName() {
  const { t } = useTranslation(['downloads', 'types']);
  return {
    categoryName: (id: DownloadData['category']) => t(`categories.${id}.title`),
    sectionName: (name: string, type: ProductType | null) =>
      type ? t(`${type}.plural`, { ns: 'types' }) : t(`children.${ownSection(name)}`),
  };
}

/** Sections that are not of a family have a name of their own. */
export function ownSection(name: string): 'app' | 'AutelAlpha' | 'EVOMax' {
  if (name === 'AutelAlpha' || name === 'EVOMax') return name;
  return 'app';
}
