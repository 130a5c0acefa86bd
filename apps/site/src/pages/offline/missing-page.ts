/** The page that could not be had, from the address; null where the address names none of this site. */
export function missingPage(asked: string | null): string | null {
  return asked !== null && /^\/(?:en|cn)(?:\/(?!\/)|$)/.test(asked) ? asked : null;
}
