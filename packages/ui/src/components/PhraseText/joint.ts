const latin = /[\u0021-\u024F\u2010-\u201F\u2026]/;

/** What stands between two phrases: a space between Latin ones, nothing where one side is Chinese. */
export function joint(before: string, after: string): '' | ' ' {
  return latin.test(before.at(-1) ?? '') && latin.test(after.at(0) ?? '') ? ' ' : '';
}
