import { aircraftKeys, products, productTypes } from '@payload/catalog';

/** Every path the site has behind its language, in the order of a site map. */
export const sitePaths: readonly string[] = [
  '/',
  '/individuality',
  ...productTypes.map((type) => `/series/${type.toLowerCase()}`),
  ...products.map(({ route, code }) => `/details${route}/${code}`),
  ...products.map(({ code }) => `/details/parameter/${code}`),
  ...aircraftKeys.map((key) => `/load/${key.toLowerCase()}`),
  ...productTypes.map((type) => `/compare/${type.toLowerCase()}`),
  '/apply/repair',
  '/apply/problem',
  '/apply/activate',
  '/apply/carefree',
  '/port',
  '/success',
  '/user',
];

/** Pages of their own status: no address of theirs is linked or listed. */
export const statusPaths: readonly string[] = ['/403', '/404'];
