import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

/** One millimetre of the drawing, so that all of it is seen. */
const mm = 'min(100cqi / var(--scene-width), 100cqb / var(--scene-height))';
/** Where codes have no room side by side, every other one stands a line lower. */
const secondLine = '24px';
const length = (property: string) => `calc(var(${property}) * ${mm})`;

export const root = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  // The scale stands in a lane of its own below all names.
  paddingBlockEnd: space.s32,
  overflow: 'clip',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  '@media': {
    [media.phone]: { aspectRatio: '4 / 5', paddingBlockEnd: `calc(${space.s32} + ${secondLine})` },
  },
});

/** The drawing stays on paper, and in its place while the model comes up over it. */
const givesWay = {
  [`${root}[data-model="shown"] > &`]: {
    visibility: 'hidden',
    '@media': { print: { visibility: 'visible' } },
  },
} as const;

export const scene = component({
  position: 'relative',
  inlineSize: length('--scene-width'),
  blockSize: length('--scene-height'),
  selectors: givesWay,
});

/** Models are lit as in their night pictures. */
export const model = component({
  vars: { '--hint-top': 'auto', '--hint-bottom': space.s12, '--hint-width': `calc(100% - 2 * ${space.s12})` },
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  selectors: { [`${root}[data-model="shown"] > &`]: { backgroundColor: color.ground } },
  '@media': { print: { display: 'none' } },
});

const placed = {
  position: 'absolute',
  insetBlockStart: length('--y'),
  insetInlineStart: length('--x'),
  inlineSize: length('--width'),
} as const;

export const plan = component({ selectors: { [`${scene} > &`]: placed } });

export const lines = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: color.quiet,
  strokeWidth: 1.5,
});

/** Orange is the port in use; what brings its own power is only fastened. */
export const line = component({
  vectorEffect: 'non-scaling-stroke',
  strokeDasharray: '2 4',
  selectors: { '&[data-powered]': { stroke: color.beam, strokeDasharray: 'none', strokeWidth: 2 } },
});

export const item = component({ ...placed, blockSize: length('--height') });

/** The product fills the middle of its picture; what is empty around it takes no room. */
export const picture = component({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: length('--picture'),
  translate: '-50% -50%',
  pointerEvents: 'none',
});

globalStyle(`${picture} img`, { '@layer': { [componentsLayer]: { inlineSize: '100%' } } });

export const name = component({
  ...plateCodeText,
  position: 'absolute',
  insetBlockStart: length('--row'),
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  inlineSize: 'max-content',
  minBlockSize: '24px',
  marginBlock: space.s4,
  padding: `2px ${space.s4}`,
  border: 0,
  backgroundColor: 'transparent',
  color: color.text,
  fontSize: type.tXs,
  whiteSpace: 'nowrap',
  selectors: {
    [`${item}[data-side="above"] &`]: { insetBlockStart: 'auto', insetBlockEnd: '100%' },
    [`${item}:nth-child(even of [data-side="below"]) &`]: {
      '@media': { [media.phone]: { marginBlockStart: `calc(${space.s4} + ${secondLine})` } },
    },
    '&[type="button"]': { cursor: 'pointer' },
    '&[type="button"]:hover': { '@media': { [media.hover]: { color: color.beam } } },
  },
});

export const cross = component({
  flexShrink: 0,
  color: color.quiet,
  '@media': { print: { display: 'none' } },
});

export const empty = component({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: space.s16,
  paddingBlockEnd: space.s16,
  color: color.quiet,
  fontSize: type.tSm,
  textAlign: 'center',
  textWrap: 'balance',
});

export const scale = component({
  ...tabular,
  position: 'absolute',
  insetBlockEnd: space.s12,
  insetInlineEnd: space.s16,
  display: 'flex',
  alignItems: 'end',
  gap: space.s8,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1,
  selectors: givesWay,
});

export const mark = component({
  inlineSize: length('--width'),
  blockSize: '6px',
  border: `1px solid ${color.quiet}`,
  borderBlockStartWidth: 0,
});
