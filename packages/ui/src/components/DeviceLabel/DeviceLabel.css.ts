import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, motion, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;
const drawn = `${stroke.hairline} solid ${color.control}`;

/** A rivet in each corner of the plate. */
const rivets = ['0% 0%', '100% 0%', '0% 100%', '100% 100%']
  .map(
    (corner) =>
      `radial-gradient(circle at center, transparent 2px, ${color.control} 2.5px 3px, transparent 3.5px) ${corner} / 16px 16px no-repeat`,
  )
  .join(', ');

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  inlineSize: '100%',
  margin: 0,
  '@media': { [media.wide]: { selectors: { '&[data-size="compact"]': { display: 'none' } } } },
});

export const window = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  padding: space.s24,
  borderRadius: radius.control,
  backgroundColor: color.ground,
  color: color.text,
  selectors: { '[data-size="compact"] > &': { gap: space.s8, padding: space.s12 } },
  '@media': { print: { display: 'none' } },
});

export const plate = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s16,
  rowGap: space.s4,
  padding: `${space.s16} ${space.s24} ${space.s12}`,
  border: drawn,
  borderRadius: radius.plate,
  background: rivets,
  selectors: { '[data-size="compact"] &': { padding: `${space.s8} ${space.s16}` } },
});

export const head = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  minBlockSize: '88px',
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
  selectors: {
    '[data-size="compact"] &': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: space.s12,
      minBlockSize: 0,
    },
  },
});

export const code = component({
  ...plateCodeText,
  color: color.text,
  fontSize: type.tXl,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-lit] > &': { color: color.beam },
    '[data-size="compact"] &': { fontSize: type.tMd },
  },
});

/** Room for a code that nobody has chosen yet. */
export const blank = component({
  display: 'inline-block',
  inlineSize: '3em',
  blockSize: '0.72em',
  border: `${stroke.hairline} dashed ${color.control}`,
  borderRadius: radius.plate,
  selectors: { '[data-lit] &': { borderColor: color.beam } },
});

export const figures = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  selectors: { '[data-size="compact"] &': { display: 'none' } },
});

export const figure = component({
  ...leftToRight,
  selectors: {
    '& + &': {
      marginInlineStart: space.s8,
      borderInlineStart: hairline,
      paddingInlineStart: space.s8,
    },
  },
});

export const qr = component({
  inlineSize: '72px',
  blockSize: '72px',
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1.5,
});

export const qrSquare = component({ strokeLinejoin: 'miter' });

export const qrRoom = component({ strokeDasharray: '2 3' });

export const line = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  gridColumn: '1 / -1',
  minBlockSize: '32px',
  marginInline: '-9px',
  border: `${stroke.hairline} solid transparent`,
  borderRadius: radius.plate,
  paddingInline: space.s8,
  color: color.quiet,
  fontFamily: font.mono,
  fontSize: type.tSm,
  lineHeight: 1.4,
  selectors: {
    '&[data-lit]': { borderColor: color.beam, color: color.beam },
    // The one light of the drawing.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '-20px',
      background: `radial-gradient(closest-side, color-mix(in srgb, ${color.beam} 22%, transparent), transparent)`,
      opacity: 0,
      pointerEvents: 'none',
    },
    '&[data-lit]::before': { opacity: 1 },
    '[data-size="compact"] &': { minBlockSize: '26px' },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&::before': { transition: `opacity ${motion.light} ${motion.easeEnter}` } },
    },
  },
});

export const mark = component({ flexShrink: 0, fontSize: type.tXs });

/** Printed, as on the label itself. */
export const text = component({
  ...leftToRight,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text,
  selectors: { '[data-lit] > &': { color: color.beam } },
});

/** Room for a number that is not known yet. */
export const room = component({
  flexGrow: 1,
  maxInlineSize: '14em',
  borderBlockEnd: `${stroke.hairline} dashed ${color.control}`,
  marginBlockStart: '0.8em',
  selectors: { '[data-lit] > &': { borderColor: color.beam } },
});

/** A card of paper, lighter than the plate: it lies in the box. */
export const card = component({
  display: 'grid',
  gap: space.s4,
  border: drawn,
  borderRadius: radius.control,
  padding: `${space.s12} ${space.s24}`,
  color: color.quiet,
  fontSize: type.tXs,
  selectors: { '[data-size="compact"] &': { padding: `${space.s4} ${space.s16}` } },
});

export const caption = component({ color: color.quiet, fontSize: type.tSm, textWrap: 'pretty' });
