import { aircraftKeys, downloadCategories, industries, products, productTypes } from '@payload/catalog';
import { policyIds } from './pages/policy/policy-ids.ts';

/** Every path the site has behind its language, in the order of a site map. */
export const sitePaths: readonly string[] = [
  '/',
  '/individuality',
  ...productTypes.map((type) => `/series/${type.toLowerCase()}`),
  ...products.map(({ route, code }) => `/details${route}/${code}`),
  ...products.map(({ code }) => `/details/parameter/${code}`),
  ...products.map(({ code }) => `/details/video/${code}`),
  ...products.map(({ code }) => `/details/downloads/${code}`),
  ...aircraftKeys.map((key) => `/load/${key.toLowerCase()}`),
  ...productTypes.map((type) => `/compare/${type.toLowerCase()}`),
  ...new Set(products.flatMap(({ apiPath }) => apiPath ?? [])),
  '/about',
  '/industryApply',
  ...industries.map(({ id }) => `/solution/${id}`),
  '/apply/repair',
  '/apply/problem',
  '/apply/activate',
  '/apply/carefree',
  ...downloadCategories.flatMap(({ id, children }) =>
    children.map(({ name }) => `/download/${id}/${name}`.toLowerCase()),
  ),
  '/announcement',
  '/faq',
  '/support',
  ...policyIds.map((id) => `/policy/${id}`),
  '/buying',
  '/news',
  '/offline',
  '/port',
  '/search',
  '/success',
  '/user',
];

/** Pages of their own status: no address of theirs is linked or listed. */
export const statusPaths: readonly string[] = ['/403', '/404'];
