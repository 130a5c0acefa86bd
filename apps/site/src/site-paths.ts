import { aircraftKeys, downloadCategories, industries, products, productTypes } from '@payload/catalog';
import { documentIds } from './documents/documents.ts';
import { policyIds } from './pages/policy/policy-ids.ts';
import { pathOf, type RouteName, type RouteParameters, routeTable } from './shell/route-table.ts';

/** A page whose address says all of it. */
const alone: [][] = [[]];

const codesAt = (route: string) =>
  products.filter((product) => product.route === route).map(({ code }) => code);

/** What each page has addresses for. */
const parameters: { [Name in RouteName]: readonly RouteParameters<Name>[] } = {
  home: alone,
  individuality: alone,
  series: productTypes.map((type) => [type.toLowerCase()]),
  product: codesAt('/product').map((code) => [code]),
  productSupport: codesAt('/productSupport').map((code) => [code]),
  parameter: products.map(({ code }) => [code]),
  video: products.map(({ code }) => [code]),
  productDownloads: products.map(({ code }) => [code]),
  load: aircraftKeys.map((key) => [key.toLowerCase()]),
  compare: productTypes.map((type) => [type.toLowerCase()]),
  api: documentIds.map((id) => [id]),
  about: alone,
  industries: alone,
  solution: industries.map(({ id }) => [id]),
  repair: alone,
  problem: alone,
  activate: alone,
  carefree: alone,
  download: downloadCategories.flatMap(({ id, children }) =>
    children.map(({ name }): [string, string] => [id.toLowerCase(), name.toLowerCase()]),
  ),
  announcement: alone,
  faq: alone,
  support: alone,
  policy: policyIds.map((id) => [id]),
  buying: alone,
  news: alone,
  offline: alone,
  port: alone,
  search: alone,
  success: alone,
  user: alone,
  // Shown with its status in place of the page that was asked for; no link leads to it and no list has it.
  forbidden: [],
};

/** Every path of a page behind its language. */
function pathsAt<Name extends RouteName>(name: Name): string[] {
  return parameters[name].map((values) => pathOf(name, ...values));
}

const names = Object.keys(routeTable) as RouteName[];

/** Every path the site has behind its language, in the order of a site map. */
export const sitePaths: readonly string[] = names.flatMap(pathsAt);

/** The pages that open with no network though nobody has come to them. */
export const precachedPaths: readonly string[] = names
  .filter((name) => 'isPrecached' in routeTable[name])
  .flatMap(pathsAt);

/** Pages of their own status: no address of theirs is linked or listed. */
export const statusPaths: readonly string[] = [pathOf('forbidden'), '/404'];
