import {
  type Language,
  type ProductType,
  productsByType,
  productTypes,
} from '../../../packages/catalog/src/index.ts';
import { phones } from '../../../packages/catalog/src/phones.ts';
import { pathsOf } from '../../../packages/web/src/navigation/paths.ts';
import { figureText, link, phrasesOf, textsOf } from './texts.ts';
import type { Frame, MenuEntry } from './types.ts';

function menu(language: Language): MenuEntry[] {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const familyName = (type: ProductType) => t(`types:${type}.plural`);
  const columns = productTypes.map((type) => ({
    ...link(familyName(type), paths.series(type)),
    items: productsByType(type, language).map(({ code, route }) => link(code, paths.details(route, code))),
  }));
  const count = columns.reduce((sum, { items }) => sum + items.length, 0);
  return [
    {
      label: t('menu.products'),
      lead: link(t('menu.seriesDrones'), `${paths.home}#aircraft`),
      columns,
      links: [
        link(t('menu.allProducts', { count }), `${paths.home}#families`),
        link(t('menu.compare'), `${paths.home}#compare`),
        link(t('index.ClickIn'), paths.individuality),
      ],
    },
    link(t('menu.about'), paths.about),
    link(t('menu.solutions'), paths.industries),
    {
      label: t('menu.service'),
      links: [
        link(t('menu.download'), paths.download('Products', 'megaphone')),
        link(t('menu.repair'), paths.repair()),
        link(t('menu.problem'), paths.problem),
        link(t('menu.activation'), paths.activate),
        link(t('menu.carefree'), paths.carefree()),
        link(t('menu.announcement'), paths.announcement),
      ],
    },
    link(t('menu.port'), paths.port),
  ];
}

const call = (label: string, { text, href }: (typeof phones)['support'], lines: string[] = []) => ({
  label,
  phone: text,
  href,
  lines,
});

/** What stands around every page: header, menu, the way to ask, footer. */
export function frameOf(language: Language): Frame {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const contacts = [
    call(t('footer.preSales'), phones.preSales),
    call(t('footer.support'), phones.support, [t('footer.hours')]),
    call(t('footer.americas'), phones.americas),
  ];
  const code = (name: string, label: string) => ({
    label,
    src: `/public/jz/${name}.svg`,
    alt: t('footer.qrAlt', { name: label }),
  });
  return {
    htmlLang: language === 'cn' ? 'zh-CN' : 'en',
    brand: { name: t('brand.name'), descriptor: phrasesOf(t, 'brand.descriptor'), home: paths.home },
    words: {
      skip: t('frame.skip'),
      mainMenu: t('frame.mainMenu'),
      openMenu: t('frame.openMenu'),
      closeMenu: t('frame.closeMenu'),
      search: t('frame.search'),
      signIn: t('account.signIn'),
    },
    search: paths.search(),
    account: paths.user,
    otherLanguage:
      language === 'en'
        ? { label: t('frame.otherLanguage'), lang: 'zh-CN', code: 'cn' }
        : { label: t('frame.otherLanguage'), lang: 'en', code: 'en' },
    menu: menu(language),
    consult: {
      title: t('consult.title'),
      close: t('consult.close'),
      scan: t('consult.scan'),
      code: '/public/jz/customer-service.svg',
      contacts: contacts.map(({ label, phone, href }) => link(`${label} ${phone}`, href)),
    },
    footer: {
      headings: { products: t('footer.products'), scan: t('footer.scan'), contacts: t('footer.contacts') },
      groups: productTypes.map((type) => ({
        label: t(`types:${type}.plural`),
        items: productsByType(type, language).map((product) => ({
          ...link(product.code, paths.details(product.route, product.code)),
          figure: figureText(product.keyFigure, language),
        })),
      })),
      codes: [code('chat-account', t('footer.chatAccount')), code('video-channel', t('footer.videoChannel'))],
      contacts,
      links: [
        link(t('footer.productCenter'), `${paths.home}#families`),
        link(t('footer.buying'), paths.buying),
        link(t('footer.news'), paths.news),
        link(t('footer.problems'), paths.faq()),
        link(t('footer.exchange'), paths.policy('return')),
        link(t('footer.contact'), paths.support),
        link(t('footer.offline'), paths.offline),
      ],
      legal: [
        { label: t('footer.copyright') },
        { label: t('footer.filing') },
        ...(['privacy', 'terms', 'cookies', 'safety', 'export'] as const).map((id) =>
          link(t(`footer.${id}`), paths.policy(id)),
        ),
        { label: t('footer.illustrations') },
        { label: t('footer.sample') },
      ],
    },
  };
}
