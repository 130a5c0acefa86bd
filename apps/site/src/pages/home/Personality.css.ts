import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 768px)';
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** The rail of payloads over the words, between two hairlines. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s32,
  borderBlock: hairline,
  paddingBlockEnd: vars.space.s48,
});

/** The picture's own dark fades into the page's. */
export const picture = style({
  aspectRatio: '8 / 3',
  maskImage:
    'linear-gradient(to bottom, #000 60%, transparent), linear-gradient(to right, transparent, #000 12% 88%, transparent)',
  maskComposite: 'intersect',
  '@media': { [phone]: { aspectRatio: '4 / 3' } },
});

const whole = { content: '', position: 'absolute', inset: 0 } as const;

/** On touch-sized sites the whole banner is the link: by its width before the script runs, by the flag after. */
export const details = style({
  selectors: {
    [`${banner}[data-info] &`]: { position: 'static' },
    [`${banner}[data-info] &::after`]: whole,
    // A button that moves when pressed would take its area with it, and the click would miss.
    [`${banner}[data-info] &:active`]: { transform: 'none' },
  },
  '@media': {
    [phone]: { position: 'static', '::after': whole, ':active': { transform: 'none' } },
  },
});
