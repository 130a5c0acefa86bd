import { downloadCategories, findProduct, resolveProductCode } from '@payload/catalog';

/**
 * Where an address leads that has no page of its own: `/app`, which is printed on boxes, a bracket's short address,
 * and a category of the download centre, which opens its first shelf. With a language or without, in any case.
 * Null for all others.
 */
export function shortcutFrom(pathname: string): string | null {
  const [, language = '', rest = ''] = /^(\/(?:en|cn))?(\/.+?)\/?$/i.exec(pathname) ?? [];
  const [, first, second, ...more] = rest.toLowerCase().split('/');
  if (more.length > 0) return null;
  if (first === 'productsupport') return bracketPage(language, second ?? '');
  if (first === 'app' && second === undefined) return shelf(language, 'jzapp');
  if (first !== 'download') return null;
  return shelf(language, second ?? downloadCategories[0]?.id ?? '');
}

/** Texts name a bracket by `/productSupport/SDKOSDK`, which leaves out that its page is one of details. */
function bracketPage(language: string, name: string): string | null {
  const product = findProduct(resolveProductCode(name) ?? '');
  return product?.type === 'loadbracket'
    ? `${language.toLowerCase()}/details${product.route}/${product.code}`
    : null;
}

function shelf(language: string, id: string): string | null {
  const category = downloadCategories.find((each) => each.id.toLowerCase() === id.toLowerCase());
  const [child] = category?.children ?? [];
  if (!category || !child) return null;
  return `${language}/download/${category.id}/${child.name}`.toLowerCase();
}
