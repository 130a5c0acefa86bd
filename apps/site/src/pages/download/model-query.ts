const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();

/** Whether a model's code holds what is typed, in letters of any size or width, with or without spaces. */
export function isFound(code: string, query: string): boolean {
  return plain(code).includes(plain(query));
}
