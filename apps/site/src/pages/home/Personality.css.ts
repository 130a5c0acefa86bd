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

/** On touch-sized sites the whole banner is the link. */
export const details = style({
  '@media': {
    [phone]: {
      position: 'static',
      '::after': { content: '', position: 'absolute', inset: 0 },
      // A button that moves when pressed would take its area with it, and the click would miss.
      ':active': { transform: 'none' },
    },
  },
});
