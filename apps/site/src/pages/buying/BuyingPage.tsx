import { phones } from '@payload/catalog/phones';
import { useTranslation } from 'react-i18next';
import type { DocumentText } from '../../features/content/document.ts';
import { WrittenPage } from '../../features/content/WrittenPage.tsx';
import { loadContent } from '../../platform/language/content.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

interface BuyingData {
  document: DocumentText;
  mark: string;
}

function Buying({ data: { document, mark }, language }: PageProps<BuyingData>) {
  const { t } = useTranslation(['help', 'site']);
  const paths = pathsOf(language);
  return (
    <WrittenPage
      document={document}
      language={language}
      crumb={{ label: t('site:brand.name'), href: paths.home }}
      mark={mark}
      action={{
        // The number stays on one line.
        label: t('buying.call', { phone: phones.preSales.text.replaceAll(' ', '\u00a0') }),
        href: phones.preSales.href,
      }}
      line="preSales"
      related={[
        {
          key: 'quote',
          href: paths.quote(),
          title: t('buying.quote'),
          detail: t('buying.quoteDetail'),
        },
        {
          key: 'individuality',
          href: paths.individuality,
          title: t('site:index.ClickIn'),
          detail: t('site:home.personalityLead'),
        },
        {
          key: 'compare',
          href: `${paths.home}#compare`,
          title: t('buying.compare'),
          detail: t('site:home.comparisonLead'),
        },
        {
          key: 'activation',
          href: paths.policy('activation'),
          title: t('buying.codes'),
          detail: t('buying.codesDetail'),
        },
      ]}
    />
  );
}

export const page = definePage<BuyingData>({
  header: 'sheet',
  texts: ['documents', 'help'],
  load: async ({ language }) => {
    const { buying: document, marks } = await loadContent('policies', language);
    return { document, mark: marks.legal };
  },
  head: ({ data: { document } }, t) => ({
    title: t('brand.titled', { title: document.title }),
    description: document.description,
  }),
  Page: Buying,
});
