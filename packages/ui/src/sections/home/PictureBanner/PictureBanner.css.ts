import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke } = vars;

/** Before the script says whether the site is a touch-sized one, its width does. */
const phone = '(max-width: 768px)';
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  position: 'relative',
  display: 'grid',
  gap: space.s32,
  borderBlock: hairline,
  paddingBlockEnd: space.s48,
});

/** The picture's own dark fades into the page's. */
export const picture = component({
  aspectRatio: '8 / 3',
  maskImage:
    'linear-gradient(to bottom, #000 60%, transparent), linear-gradient(to right, transparent, #000 12% 88%, transparent)',
  maskComposite: 'intersect',
  '@media': { [phone]: { aspectRatio: '4 / 3' } },
});

const whole = { content: '', position: 'absolute', inset: 0 } as const;

/** On touch-sized sites the whole banner is the link: by its width before the script runs, by the flag after. */
export const link = component({
  selectors: {
    [`${root}[data-info] &`]: { position: 'static' },
    [`${root}[data-info] &::after`]: whole,
    // A button that moves when pressed would take its area with it, and the click would miss.
    [`${root}[data-info] &:active`]: { transform: 'none' },
  },
  '@media': {
    [phone]: {
      selectors: {
        [`${root} &`]: { position: 'static' },
        [`${root} &::after`]: whole,
        [`${root} &:active`]: { transform: 'none' },
      },
    },
  },
});
