import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, space, type } = vars;

export const root = component({
  display: 'grid',
  // The link stands behind the last word, also of a heading of several lines.
  gridTemplateColumns: `fit-content(calc(100% - ${control.toolbar})) auto minmax(0, 1fr)`,
  alignItems: 'end',
  '@media': {
    // One column of links at the margin, which stays where it is when the face comes and the words grow.
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { breakAfter: 'avoid' },
  },
});

/** Taller than the line it stands on; the line keeps its height. */
export const link = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: control.toolbar,
  blockSize: control.toolbar,
  marginBlock: '-8px',
  color: color.quiet,
  '@media': {
    [media.motion]: { transition: `opacity ${motion.enter} ${motion.easeEnter}` },
    // Where nothing hovers it is always there.
    [media.hover]: {
      opacity: 0,
      selectors: {
        [`${root}:hover &, &:focus-visible, ${root}:not([data-state="resting"]) &`]: { opacity: 1 },
        '&:hover': { color: color.text },
      },
    },
    // The icon's strokes stand on the margin, not its square.
    [media.phone]: { marginInlineEnd: '-12px' },
    print: { display: 'none' },
  },
});

export const status = component({
  color: color.quiet,
  paddingInlineStart: space.s4,
  fontSize: type.tSm,
  '@media': { [media.phone]: { gridColumn: '1 / -1', paddingInlineStart: 0 }, print: { display: 'none' } },
});
