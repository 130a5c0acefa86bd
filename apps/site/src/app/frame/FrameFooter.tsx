import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { SiteFooter } from '@payload/ui/SiteFooter';
import { chooseVariant, useVariant } from '@payload/web/browser/variant.ts';
import type { FrameLists } from '@payload/web/data/data-source.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { families } from '@payload/web/products/families.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useTranslation } from 'react-i18next';
import { useSupportLine } from './useSupportLine.ts';

/** The footer of every page: all products by family, ways to reach the maker, what must be said. */
export function FrameFooter({ lists, language }: { lists: FrameLists; language: Language }) {
  const { t } = useTranslation(['site', 'types']);
  const support = useSupportLine();
  const variant = useVariant();
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
      links={[
        { label: t('footer.productCenter'), href: `${paths.home}#families` },
        { label: t('footer.buying'), href: paths.buying },
        { label: t('footer.news'), href: paths.news },
        { label: t('footer.problems'), href: paths.faq() },
        { label: t('footer.exchange'), href: paths.policy('return') },
        { label: t('footer.contact'), href: paths.support },
        { label: t('footer.offline'), href: paths.offline },
      ]}
      legal={[
        { label: t('footer.copyright') },
        { label: t('footer.filing') },
        { label: t('footer.privacy'), href: paths.policy('privacy') },
        { label: t('footer.terms'), href: paths.policy('terms') },
        { label: t('footer.cookies'), href: paths.policy('cookies') },
        { label: t('footer.safety'), href: paths.policy('safety') },
        { label: t('footer.export'), href: paths.policy('export') },
        { label: t('footer.illustrations') },
        { label: t('footer.sample') },
        // Up to 768 px the width alone decides, and the choice would change nothing that can be seen.
        variant === 'mobile'
          ? { label: t('footer.desktopSite'), onPress: () => chooseVariant('desktop'), wideOnly: true }
          : { label: t('footer.touchSite'), onPress: () => chooseVariant('mobile'), wideOnly: true },
      ]}
      translations={{
        products: t('footer.products'),
        codes: t('footer.scan'),
        contacts: t('footer.contacts'),
        links: t('footer.more'),
      }}
    />
  );
}
