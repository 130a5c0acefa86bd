/** Where an item of the hot products leads: `?#` in its route stands for a slash (specification, section 2). */
export function hotAddress(home: string, resRoute: string): string {
  return home + resRoute.replaceAll('?#', '/');
}
