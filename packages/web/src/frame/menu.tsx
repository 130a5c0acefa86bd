import type { Language } from '@payload/catalog';
import { AircraftIcon } from '@payload/ui/icons';
import type { MenuItem } from '@payload/ui/SiteHeader';
import type { TFunction } from 'i18next';
import type { FrameLists } from '../data/data-source.ts';
import { pathsOf } from '../navigation/paths.ts';
import { families } from '../products/families.ts';

/** The main menu of the specification, section 2. `pathname` marks the page shown. */
export function menuItems(
  lists: FrameLists,
  language: Language,
  pathname: string,
  t: TFunction<['site', 'types']>,
): MenuItem[] {
  const paths = pathsOf(language);
  const link = (label: string, href: string) => ({ label, href, current: href === pathname });
  const isBelow = (...names: string[]) => names.some((name) => pathname.startsWith(`/${language}/${name}/`));
  const solutions = link(t('menu.solutions'), paths.industries);
  const announcement = link(t('menu.announcement'), paths.announcement);
  return [
    {
      label: t('menu.products'),
      current: isBelow('series', 'details', 'load', 'compare'),
      lead: { label: t('menu.seriesDrones'), href: `${paths.home}#aircraft`, icon: <AircraftIcon /> },
      columns: families.map(([type, Sign]) => ({
        ...link(t(`types:${type}.plural`), paths.series(type)),
        icon: <Sign />,
        items: (lists[type] ?? []).map(({ code, route }) => link(code, paths.details(route, code))),
      })),
      links: [
        {
          label: t('menu.allProducts', { count: Object.values(lists).flat().length }),
          href: `${paths.home}#families`,
        },
        { label: t('menu.compare'), href: `${paths.home}#compare` },
        link(t('index.ClickIn'), paths.individuality),
      ],
    },
    link(t('menu.about'), paths.about),
    isBelow('solution') ? { ...solutions, current: 'within' } : solutions,
    {
      label: t('menu.service'),
      current: isBelow('apply', 'download') || announcement.current,
      items: [
        link(t('menu.download'), paths.download('Products', 'megaphone')),
        link(t('menu.repair'), paths.repair()),
        link(t('menu.problem'), paths.problem),
        link(t('menu.activation'), paths.activate),
        link(t('menu.carefree'), paths.carefree()),
        announcement,
      ],
    },
    link(t('menu.port'), paths.port),
  ];
}
