import { groundColor } from './ground-color.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const warm = (share: number) => `color-mix(in srgb, ${groundColor('night', 'beam')} ${share}%, transparent)`;

/**
 * Lamplight that comes to a device when the pointer or the focus comes to its card: the only thing
 * on a card that moves. A rule for the box that holds the picture.
 * @param card class of the card
 */
export function lamplight(card: string) {
  const lit = { opacity: 1, transform: 'none' } as const;
  return {
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '-8px',
      // On a light ground the same light needs more of itself to be seen.
      backgroundImage: `radial-gradient(closest-side, light-dark(${warm(46)}, ${warm(20)}), transparent)`,
      opacity: 0,
      transform: 'translateX(-14%)',
      pointerEvents: 'none',
    },
    selectors: {
      // It always comes from within the card: past the page's edge it would make a scroll bar where that is read from the right.
      '&:dir(rtl)::before': { transform: 'translateX(14%)' },
      [`${card}:is(:focus-visible, :has(:focus-visible)) &::before`]: lit,
    },
    '@media': {
      [media.hover]: { selectors: { [`${card}:hover &::before`]: lit } },
      [media.motion]: {
        '::before': {
          transition: `opacity ${vars.motion.light} ${vars.motion.easeEnter}, transform ${vars.motion.light} ${vars.motion.easeEnter}`,
        },
      },
      print: { '::before': { content: 'none' } },
    },
  } as const;
}
