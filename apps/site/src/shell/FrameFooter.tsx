import type { Language } from '@payload/catalog';
import { SiteFooter } from '@payload/ui/SiteFooter';
import { useTranslation } from 'react-i18next';
import { SpecContent } from '../content/SpecContent.tsx';
import type { ProductLists } from '../wiring/data-source.ts';
import { phones } from './contacts.ts';
import { families } from './menu.tsx';
import { pathsOf } from './paths.ts';
import { useSupportLine } from './useSupportLine.ts';

/** The footer of every page: all products by family, ways to reach the maker, what must be said. */
export function FrameFooter({ lists, language }: { lists: ProductLists; language: Language }) {
  const { t } = useTranslation(['site', 'types']);
  const support = useSupportLine(language);
  const paths = pathsOf(language);
  const code = (name: string, label: string) => ({
    label,
    src: `/public/jz/${name}.svg`,
    alt: t('footer.qrAlt', { name: label }),
  });
  return (
    <SiteFooter
      groups={families.map(([type]) => ({
        label: t(`types:${type}.plural`),
        items: (lists[type] ?? []).map((product) => ({
          code: product.code,
          href: paths.details(product.route, product.code),
          figure: product.keyFigure && <SpecContent value={product.keyFigure} />,
        })),
      }))}
      codes={[code('chat-account', t('footer.chatAccount')), code('video-channel', t('footer.videoChannel'))]}
      contacts={[
        { label: t('footer.preSales'), phone: phones.preSales },
        {
          label: t('footer.support'),
          phone: phones.support,
          lines: [t('footer.hours')],
          status: support,
        },
        { label: t('footer.americas'), phone: phones.americas },
      ]}
      legal={[
        { label: t('footer.copyright') },
        { label: t('footer.filing') },
        { label: t('footer.illustrations') },
        { label: t('footer.sample') },
      ]}
      translations={{
        products: t('footer.products'),
        codes: t('footer.scan'),
        contacts: t('footer.contacts'),
      }}
    />
  );
}
