/** How the flash instrument stands: all of it is in the address. */
export interface FlashView {
  /** Key of the pattern that is chosen. */
  readonly pattern: string;
}

/** A light that is never dark says little of how it flashes; where there is another pattern, that comes first. */
const firstOf = (keys: readonly string[]) => keys.find((key) => key !== 'steady') ?? keys[0] ?? '';

/** What `?pattern=sos` asks for, in any case; what is no pattern of the light is the first one. */
export function flashViewOf(search: URLSearchParams, keys: readonly string[]): FlashView {
  const asked = search.get('pattern')?.toLowerCase();
  return { pattern: keys.find((key) => key.toLowerCase() === asked) ?? firstOf(keys) };
}

/** The query that `flashViewOf` reads back; empty for the first pattern. */
export function flashQueryOf({ pattern }: FlashView, keys: readonly string[]): string {
  return pattern === firstOf(keys) ? '' : `?pattern=${pattern}`;
}
