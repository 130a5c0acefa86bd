/** Home, a product, a comparison, a section of downloads and the serial port, in both languages. */
export const measuredPages: readonly string[] = ['en', 'cn'].flatMap((language) =>
  ['/', '/details/product/T90', '/compare/searchlight', '/download/products/megaphone', '/port'].map(
    (path) => `/${language}${path}`,
  ),
);
