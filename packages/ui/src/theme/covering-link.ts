import { vars } from './vars.css.ts';

/**
 * A link in a positioned box that covers it, and its ring lies on the box's edge. What else can be pressed there lies above
 * it (`zIndex: 2`).
 */
export const coveringLink = {
  textDecorationLine: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
} as const;
