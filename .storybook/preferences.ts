/** What the toolbar says for the visitor: each preference as the system has it, or as it is set whatever that says. */
export type Preferences = { motion: 'system' | 'reduced'; colours: 'system' | 'forced' };

/** The toolbar's preferences, of a story's `globals`. */
export function preferencesOf(globals: Record<string, unknown>): Preferences {
  return {
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'system',
    colours: globals['colours'] === 'forced' ? 'forced' : 'system',
  };
}

/** A condition that holds always, and one that never does. */
const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

/** A condition as it stands for a visitor with these preferences. */
export function preferred(query: string, { motion, colours }: Preferences): string {
  const moved =
    motion === 'system'
      ? query
      : query
          .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, always)
          .replaceAll('(prefers-reduced-motion: no-preference)', never);
  return colours === 'system'
    ? moved
    : moved.replaceAll(/\(forced-colors(: active)?\)/g, always).replaceAll('(forced-colors: none)', never);
}
