import type { Language, ProductType } from '@payload/catalog';
import {
  BracketIcon,
  ComboIcon,
  DisplayIcon,
  FlashIcon,
  HookIcon,
  type Icon,
  LightIcon,
  VoiceIcon,
} from '@payload/ui/icons';
import type { MenuItem } from '@payload/ui/SiteHeader';
import type { TFunction } from 'i18next';
import { aircraftCounts } from '../content/aircraft-counts.ts';
import type { ProductLists } from '../wiring/data-source.ts';
import { pathsOf } from './paths.ts';

/** The seven types in menu order, each with its sign. */
export const families: readonly (readonly [type: ProductType, Sign: Icon])[] = [
  ['megaphone', VoiceIcon],
  ['searchlight', LightIcon],
  ['thrower', HookIcon],
  ['flashinglight', FlashIcon],
  ['integratedmachine', ComboIcon],
  ['displayEquipment', DisplayIcon],
  ['loadbracket', BracketIcon],
];

/** The main menu: what it leads to are the pages there are. `pathname` marks the one shown. */
export function menuItems(
  lists: ProductLists,
  language: Language,
  pathname: string,
  t: TFunction<['site', 'types']>,
): MenuItem[] {
  const paths = pathsOf(language);
  const link = (label: string, href: string) => ({ label, href, current: href === pathname });
  const isBelow = (name: string) => pathname.startsWith(`/${language}/${name}/`);
  const products = Object.values(lists).flat();
  return [
    {
      label: t('menu.products'),
      current: isBelow('series') || isBelow('details'),
      columns: families.map(([type, Sign]) => ({
        ...link(t(`types:${type}.plural`), paths.series(type)),
        icon: <Sign />,
        items: (lists[type] ?? []).map(({ code, route }) => link(code, paths.details(route, code))),
      })),
      links: [
        { label: t('menu.allProducts', { count: products.length }), href: `${paths.home}#families` },
        { label: t('menu.chooseAircraft'), href: `${paths.home}#aircraft` },
        { label: t('index.ClickIn'), href: paths.individuality },
      ],
    },
    {
      label: t('menu.aircraft'),
      current: isBelow('load'),
      items: aircraftCounts(products).map(([key]) => link(key, paths.load(key))),
    },
    {
      label: t('menu.compare'),
      current: isBelow('compare'),
      items: families.map(([type]) => link(t(`types:${type}.plural`), paths.compare(type))),
    },
    {
      label: t('menu.service'),
      current: isBelow('apply'),
      items: [
        link(t('menu.repair'), paths.repair()),
        link(t('menu.problem'), paths.problem),
        link(t('menu.activation'), paths.activate),
        link(t('menu.carefree'), paths.carefree()),
      ],
    },
    link(t('menu.port'), paths.port),
  ];
}
