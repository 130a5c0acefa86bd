import { breakpoint } from './tokens.ts';

/** Media conditions the components share. Phone and desktop meet at 768 px, as the site's constants say. */
export const media = {
  phone: `screen and (max-width: ${breakpoint.phone}px)`,
  desktop: `screen and (min-width: ${breakpoint.phone + 1}px)`,
  compact: `screen and (max-width: ${breakpoint.compact}px)`,
  wide: `screen and (min-width: ${breakpoint.compact + 1}px)`,
  /** The visitor's system has colours of its own, which the browser puts in the place of ours. */
  forced: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
} as const;
