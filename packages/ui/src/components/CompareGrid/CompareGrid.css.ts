import { lamplight } from '../../theme/lamplight.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const grid = component({
  display: 'grid',
  gap: vars.page.gutter,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const card = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46%)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '290px',
  paddingBlock: vars.space.s24,
  paddingInlineStart: vars.space.s24,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  '@media': {
    [media.compact]: { minBlockSize: '260px', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40%)' },
    [media.phone]: {
      // The picture gives way before a word of the title is broken.
      gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 48%)',
      minBlockSize: 0,
      padding: vars.space.s16,
      paddingInlineEnd: 0,
    },
    print: { minBlockSize: 0, breakInside: 'avoid' },
  },
});

/** A long title reaches over the picture's empty upper end. */
export const words = component({
  gridColumn: '1 / -1',
  gridRow: '1',
  zIndex: 1,
  paddingInlineEnd: vars.space.s16,
  '@media': { [media.phone]: { gridColumn: '1', paddingInlineEnd: 0 } },
});

export const title = component({
  ...headingText,
  fontSize: vars.type.tXl,
  lineHeight: 1.2,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const link = component({
  textDecorationLine: 'none',
  '::after': {
    // The link's area is the card; its ring lies on the card's border.
    content: '',
    position: 'absolute',
    zIndex: 2,
    inset: '-1px',
    borderRadius: vars.radius.control,
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const measure = component({ color: vars.color.quiet, fontSize: vars.type.tSm, lineHeight: 1.4 });

export const bars = component({
  gridRow: '2',
  alignSelf: 'end',
  '@media': { [media.phone]: { gridColumn: '1 / -1', paddingInlineEnd: vars.space.s16 } },
});

export const picture = component({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  vars: { '--picture-shadow': 'drop-shadow(0 14px 14px rgb(0 0 0 / 0.2))' },
  '@media': {
    [media.phone]: { gridRow: '1', alignSelf: 'start', marginBlock: '-8px 4px' },
    print: { vars: { '--picture-shadow': 'none' } },
  },
});

export const light = component(lamplight(card));
