import type { Language } from '@payload/catalog';
import { RelatedList } from '@payload/ui/RelatedList';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** What a tender can take from the site, and where it is made. */
export function TenderPapers({ language }: { language: Language }) {
  const { t } = useTranslation('buying');
  const paths = pathsOf(language);
  return (
    <RelatedList
      items={[
        {
          key: 'model',
          href: paths.download('Products', 'megaphone'),
          title: t('model'),
          detail: t('modelDetail'),
        },
        {
          key: 'compare',
          href: `${paths.home}#compare`,
          title: t('compare'),
          detail: t('compareDetail'),
        },
        {
          key: 'set',
          href: paths.load('m350'),
          title: t('set'),
          detail: t('setDetail'),
        },
      ]}
    />
  );
}
