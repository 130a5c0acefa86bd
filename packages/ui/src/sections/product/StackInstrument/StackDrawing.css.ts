import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

/** No drawing is higher than this. */
const highest = '440px';

const length = (property: string) => `calc(var(${property}) * var(--mm))`;

export const field = component({
  ...tabular,
  containerType: 'inline-size',
  margin: `${space.s24} 0 ${space.s32}`,
  fontSize: type.tXs,
  lineHeight: 1.2,
  // Room for names and measures beside the drawing.
  vars: { '--measures': '11rem' },
  '@media': { [media.phone]: { vars: { '--measures': '7rem' } } },
});

/** One millimetre of the drawing, so that all of it is seen. */
export const scene = component({
  vars: {
    '--mm': `min((100cqi - var(--measures) - ${space.s32}) / var(--widest), ${highest} / var(--highest))`,
  },
  position: 'relative',
  // The aircraft's name stands above it.
  marginBlockStart: space.s24,
  blockSize: length('--highest'),
});

/** The three of them lie in the same columns: the drawing, and its measures. */
const columns = {
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) var(--measures)',
  alignItems: 'center',
  blockSize: length('--height'),
} as const;

export const aircraft = component({ ...columns, insetBlockStart: 0 });

/** The edge of an aircraft: hatched, as what goes on beyond a drawing. */
export const edge = component({
  justifySelf: 'center',
  inlineSize: length('--length'),
  maxInlineSize: '100%',
  blockSize: '100%',
  backgroundImage: `repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 6px)`,
  borderBlockEnd: `${stroke.head} solid ${color.text}`,
  printColorAdjust: 'exact',
});

export const aircraftName = component({
  ...plateCodeText,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: '0 var(--measures)',
  paddingBlockEnd: space.s8,
  textAlign: 'center',
});

/** What all of them hang on. */
export const axis = component({
  position: 'absolute',
  insetBlockStart: length('--y'),
  insetInlineStart: 'calc((100% - var(--measures)) / 2)',
  blockSize: length('--height'),
  borderInlineStart: `${stroke.hairline} dashed ${color.control}`,
});

export const part = component({ ...columns, insetBlockStart: length('--y') });

/** From the drawing, which lies over its begin, to the measures. */
export const leader = component({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: 'var(--measures)',
  inlineSize: 'calc((100% - var(--measures)) / 2)',
  borderBlockStart: `${stroke.hairline} dotted ${color.control}`,
});

export const outline = component({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: length('--length'),
  blockSize: '100%',
  overflow: 'visible',
  backgroundColor: color.ground,
});

export const lines = component({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  printColorAdjust: 'exact',
  selectors: {
    [`${part}[data-part="bracket"] &`]: { stroke: color.beam, fill: color.beam, fillOpacity: 0.16 },
  },
});

/** As high as what it measures, between two lines. */
export const measure = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'stretch',
  paddingInlineStart: space.s12,
  borderInlineStart: hairline,
  color: color.quiet,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: '8px',
    borderBlockStart: hairline,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    inlineSize: '8px',
    borderBlockEnd: hairline,
  },
});

export const code = component({ ...plateCodeText, color: color.text });
