import type { Language } from '@payload/catalog';
import { RelatedList } from '@payload/ui/RelatedList';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** What can be done without asking anybody. */
export function FormLinks({ language }: { language: Language }) {
  const { t } = useTranslation(['help', 'site']);
  const paths = pathsOf(language);
  return (
    <RelatedList
      items={[
        {
          key: 'faq',
          href: paths.faq(),
          title: t('site:footer.problems'),
          detail: t('support.forms.faq'),
        },
        {
          key: 'repair',
          href: paths.repair(),
          title: t('site:menu.repair'),
          detail: t('support.forms.repair'),
        },
        {
          key: 'follow',
          href: paths.follow(),
          title: t('support.follow'),
          detail: t('support.forms.follow'),
        },
        {
          key: 'activation',
          href: paths.activate,
          title: t('site:menu.activation'),
          detail: t('support.forms.activation'),
        },
        {
          key: 'carefree',
          href: paths.carefree(),
          title: t('site:menu.carefree'),
          detail: t('support.forms.carefree'),
        },
      ]}
    />
  );
}
