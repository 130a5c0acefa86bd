export interface Route {
  /** Behind the language, as React Router writes it. */
  readonly path: string;
  /** Its module in `pages`. */
  readonly page: string;
  /** It opens with no network before anybody has come to it (decision 0025). @default false */
  readonly isPrecached?: true;
}

/**
 * Every page of the site by its name, in the order of the site map: the router, the address functions (`paths.ts`), what is
 * prerendered and listed (`site-paths.ts`) and what the service worker precaches come from here.
 */
export const routeTable = {
  home: { path: '', page: 'home/HomePage', isPrecached: true },
  individuality: { path: 'individuality', page: 'individuality/IndividualityPage' },
  series: { path: 'series/:type', page: 'series/SeriesPage' },
  product: { path: 'details/product/:code', page: 'product/ProductPage' },
  productSupport: { path: 'details/productSupport/:code', page: 'product/ProductPage' },
  parameter: { path: 'details/parameter/:code', page: 'parameter/ParameterPage' },
  video: { path: 'details/video/:code', page: 'video/VideoPage' },
  productDownloads: {
    path: 'details/downloads/:code',
    page: 'product-downloads/ProductDownloadsPage',
  },
  load: { path: 'load/:aircraft', page: 'load/LoadPage' },
  compare: { path: 'compare/:type', page: 'compare/ComparePage' },
  api: { path: 'apiCloud/:id', page: 'api-cloud/ApiCloudPage', isPrecached: true },
  about: { path: 'about', page: 'about/AboutPage' },
  industries: { path: 'industryApply', page: 'industries/IndustriesPage' },
  solution: { path: 'solution/:industry', page: 'solution/SolutionPage' },
  repair: { path: 'apply/repair', page: 'apply-repair/RepairPage', isPrecached: true },
  problem: { path: 'apply/problem', page: 'apply-problem/ProblemPage', isPrecached: true },
  quote: { path: 'apply/quote', page: 'apply-quote/QuotePage' },
  activate: { path: 'apply/activate', page: 'apply-activate/ActivatePage' },
  carefree: { path: 'apply/carefree', page: 'apply-carefree/CarefreePage' },
  download: { path: 'download/:category?/:child?', page: 'download/DownloadPage' },
  announcement: { path: 'announcement', page: 'announcement/AnnouncementPage' },
  faq: { path: 'faq', page: 'faq/FaqPage', isPrecached: true },
  support: { path: 'support', page: 'support/SupportPage' },
  policy: { path: 'policy/:id', page: 'policy/PolicyPage' },
  buying: { path: 'buying', page: 'buying/BuyingPage' },
  news: { path: 'news', page: 'news/NewsPage' },
  offline: { path: 'offline', page: 'offline/OfflinePage', isPrecached: true },
  port: { path: 'port', page: 'port/PortPage', isPrecached: true },
  search: { path: 'search', page: 'search/SearchPage' },
  device: { path: 'device', page: 'device/DevicePage' },
  follow: { path: 'follow', page: 'follow/FollowPage' },
  success: { path: 'success', page: 'success/SuccessPage' },
  user: { path: 'user', page: 'user/UserPage' },
  compareAcross: { path: 'compare', page: 'compare-across/CompareAcrossPage' },
  forbidden: { path: '403', page: 'forbidden/ForbiddenPage' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routeTable;

/** The names in a path that stand for something of an address: `:type` of `series/:type`. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${string}/${infer More}`
    ? [string, ...ParametersOf<More>]
    : [string]
  : [];

export type RouteParameters<Name extends RouteName> = ParametersOf<(typeof routeTable)[Name]['path']>;

/** The path of a page behind the language: `pathOf('series', 'megaphone')` is `/series/megaphone`. */
export function pathOf<Name extends RouteName>(name: Name, ...parameters: RouteParameters<Name>): string {
  const values: string[] = [...parameters];
  return `/${routeTable[name].path.replaceAll(/:\w+\??/g, () => values.shift() ?? '')}`;
}
