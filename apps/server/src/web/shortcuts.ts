import { downloadCategories, findProduct, type ProductEntry, resolveProductCode } from '@payload/catalog';

/** First segments of addresses that are no page themselves, with the page that lists what is below them. */
const parents = new Map([
  ['series', '/#families'],
  ['details', '/#families'],
  ['load', '/#aircraft'],
  ['solution', '/industryApply'],
  ['apply', '/support'],
  ['policy', '/policy/return'],
  ['apicloud', '/apiCloud/megaphone'],
]);

/** A model's pages of one kind, which are not listed by themselves. */
const kinds = new Set(['product', 'productsupport', 'parameter', 'video', 'downloads']);
/** Those of them that are one page under two names: each model has one of the two. */
const productPages = new Set(['product', 'productsupport']);

/**
 * Where an address leads that has no page of its own: `/app`, which is printed on boxes, a bracket's short address,
 * the desk's notices, a category of the download centre, which opens its first child, a model under the other kind of
 * product page, and the first part of a longer address, which may lead to a part of a page (`/#aircraft`). With a
 * language or without, in any case. Null for all others.
 */
export function shortcutFrom(pathname: string): string | null {
  const [, language = '', rest = ''] = /^(\/(?:en|cn))?(\/.+?)\/?$/i.exec(pathname) ?? [];
  const [, first, second, ...more] = rest.toLowerCase().split('/');
  if (first === 'details' && more.length === 1) return detailsPage(language, second ?? '', more[0] ?? '');
  const [third = '', fourth = ''] = more;
  if (first === 'download' && more.length === 2) return sectionPath(language, second ?? '', third, fourth);
  if (more.length > 0) return null;
  const parent = parents.get(first ?? '');
  if (parent && (second === undefined || (first === 'details' && kinds.has(second))))
    return language.toLowerCase() + parent;
  if (first === 'desk' && second === 'notices') return `${language.toLowerCase()}/desk?view=notices`;
  if (first === 'device' && second !== undefined) return devicePage(language, rest);
  if (first === 'productsupport') return bracketPage(language, second ?? '');
  if (first === 'app' && second === undefined) return categoryPath(language, 'jzapp');
  if (first !== 'download') return null;
  return categoryPath(language, second ?? downloadCategories[0]?.id ?? '');
}

/** The code on a label names its device by `/device/SERIAL`; the page reads it from the query. */
function devicePage(language: string, rest: string): string {
  return `${language.toLowerCase()}/device?serial=${rest.split('/')[2] ?? ''}`;
}

/**
 * A model has one of two product pages, and is asked for under the other: `/details/productSupport/T90`; or by a name that it had
 * before: `/details/parameter/PTS4`.
 */
function detailsPage(language: string, kind: string, name: string): string | null {
  const product = kinds.has(kind) ? findProduct(resolveProductCode(name) ?? '') : null;
  if (!product) return null;
  const isCalledOtherwise = product.code.toLowerCase() !== name;
  if (productPages.has(kind))
    return isCalledOtherwise || product.route.toLowerCase() !== `/${kind}` ? pageOf(language, product) : null;
  return isCalledOtherwise ? `${language.toLowerCase()}/details/${kind}/${product.code}` : null;
}

/** Texts name a bracket by `/productSupport/SDKOSDK`, which leaves out that its page is one of details. */
function bracketPage(language: string, name: string): string | null {
  const product = findProduct(resolveProductCode(name) ?? '');
  return product?.type === 'loadbracket' ? pageOf(language, product) : null;
}

function pageOf(language: string, { route, code }: ProductEntry): string {
  return `${language.toLowerCase()}/details${route}/${code}`;
}

function categoryPath(language: string, id: string): string | null {
  const category = downloadCategories.find((each) => each.id.toLowerCase() === id.toLowerCase());
  const [child] = category?.children ?? [];
  if (!category || !child) return null;
  return `${language}/download/${category.id}/${child.name}`.toLowerCase();
}

/** A section that holds one model's files is asked for with the model behind it: `/download/autelrobotics/EVOMax/DU4`. */
function sectionPath(language: string, id: string, childName: string, code: string): string | null {
  const category = downloadCategories.find((each) => each.id.toLowerCase() === id);
  const child = category?.children.find(({ name }) => name.toLowerCase() === childName);
  if (!category || !child?.product) return null;
  const isMeant = [child.product, child.productTypeCode].some((name) => name.toLowerCase() === code);
  return isMeant ? `${language}/download/${category.id}/${child.name}`.toLowerCase() : null;
}
