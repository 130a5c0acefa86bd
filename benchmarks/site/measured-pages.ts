/** The kinds of page that are measured: what a visitor does on one is what makes it different from the others. */
export const pageKinds = {
  home: '/',
  product: '/details/product/T90',
  series: '/series/searchlight',
  compare: '/compare/searchlight',
  read: '/policy/privacy',
  port: '/port',
} as const;

/** All of them in both languages. */
export const measuredPages: readonly string[] = ['en', 'cn'].flatMap((language) =>
  Object.values(pageKinds).map((path) => `/${language}${path}`),
);
