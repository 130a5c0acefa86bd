import { aircraftKeys, downloadCategories, industries, products, productTypes } from '@payload/catalog';
import { documentIds } from '@payload/cloud-api/documents/documents.ts';
import { policyIds } from '@payload/view-models/policy/policy-ids.ts';
import { pathOf, type Route, type RouteName, routeTable } from '@payload/web/navigation/route-table.ts';

const codesAt = (route: string) =>
  products.filter((product) => product.route === route).map(({ code }) => code);

/** The paths behind the language that each page answers, in the order of a site map. */
const pathsByPage: Record<RouteName, readonly string[]> = {
  home: [pathOf('home')],
  individuality: [pathOf('individuality')],
  series: productTypes.map((type) => pathOf('series', type.toLowerCase())),
  product: codesAt('/product').map((code) => pathOf('product', code)),
  productSupport: codesAt('/productSupport').map((code) => pathOf('productSupport', code)),
  parameter: products.map(({ code }) => pathOf('parameter', code)),
  video: products.map(({ code }) => pathOf('video', code)),
  productDownloads: products.map(({ code }) => pathOf('productDownloads', code)),
  load: aircraftKeys.map((key) => pathOf('load', key.toLowerCase())),
  compare: productTypes.map((type) => pathOf('compare', type.toLowerCase())),
  api: documentIds.map((id) => pathOf('api', id)),
  about: [pathOf('about')],
  industries: [pathOf('industries')],
  solution: industries.map(({ id }) => pathOf('solution', id)),
  repair: [pathOf('repair')],
  problem: [pathOf('problem')],
  quote: [pathOf('quote')],
  activate: [pathOf('activate')],
  carefree: [pathOf('carefree')],
  download: downloadCategories.flatMap(({ id, children }) =>
    children.map(({ name }) => pathOf('download', id.toLowerCase(), name.toLowerCase())),
  ),
  announcement: [pathOf('announcement')],
  faq: [pathOf('faq')],
  support: [pathOf('support')],
  policy: policyIds.map((id) => pathOf('policy', id)),
  buying: [pathOf('buying')],
  news: [pathOf('news')],
  offline: [pathOf('offline')],
  port: [pathOf('port')],
  search: [pathOf('search')],
  device: [pathOf('device')],
  follow: [pathOf('follow')],
  success: [pathOf('success')],
  compareAcross: [pathOf('compareAcross')],
  user: [pathOf('user')],
  // Shown with its status in place of the page that was asked for; no link leads to it and no list has it.
  forbidden: [],
};

/** Every path the site has behind its language, in the order of a site map. */
export const sitePaths: readonly string[] = Object.values(pathsByPage).flat();

const routes = new Map<string, Route>(Object.entries(routeTable));

/** The paths of the pages that open with no network though nobody has come to them. */
export const precachedPaths: readonly string[] = Object.entries(pathsByPage).flatMap(([name, paths]) =>
  routes.get(name)?.isPrecached ? paths : [],
);

/** Pages of their own status: no address of theirs is linked or listed. */
export const statusPaths: readonly string[] = [pathOf('forbidden'), '/404'];
