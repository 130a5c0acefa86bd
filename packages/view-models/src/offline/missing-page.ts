/** The page that could not be had, from the address; null where the address names none of this site. */
export function missingPage(address: string | null): string | null {
  return address !== null && /^\/(?:en|cn)(?:\/(?!\/)|$)/.test(address) ? address : null;
}
