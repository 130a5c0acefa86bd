import type { ProductType } from '@payload/catalog';

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();

/** Whether a model's code holds what is typed, in letters of any size or width, with or without spaces. */
export function isFound(code: string, query: string): boolean {
  return plain(code).includes(plain(query));
}

/** Codes of models by their families. */
export type CodesByFamily = readonly { type: ProductType; codes: readonly string[] }[];

/** Models whose code holds what is typed, that which is called so first; nothing where nothing is typed. */
export function foundAmong(families: CodesByFamily, query: string): { type: ProductType; code: string }[] {
  if (plain(query) === '') return [];
  const isCalled = ({ code }: { code: string }) => plain(code) === plain(query);
  return families
    .flatMap(({ type, codes }) => codes.map((code) => ({ type, code })))
    .filter(({ code }) => isFound(code, query))
    .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
}
