import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;
const measureLine = `${stroke.hairline} solid ${color.control}`;

/** Room left of a view for its measure, and between two views. */
const aside = '3.25rem';
const between = space.s32;
/** No drawing is higher than this, its names and measures apart. */
const highest = '20rem';

const length = (property: string) => `calc(var(${property}) * var(--mm))`;

export const root = component({
  ...tabular,
  containerType: 'inline-size',
  margin: 0,
  fontSize: type.tXs,
  lineHeight: 1.2,
});

/** One millimetre of the drawing, so that all of it is seen. */
export const views = component({
  vars: { '--mm': `min((100cqi - ${aside} - ${between}) / var(--across), ${highest} / var(--down))` },
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: between,
  rowGap: space.s16,
  paddingInlineStart: aside,
});

export const view = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `1.5rem ${length('--height')} 2rem`,
  alignSelf: 'start',
  inlineSize: length('--width'),
});

export const name = component({ color: color.quiet, whiteSpace: 'nowrap' });

/** The box with its centre lines. */
export const box = component({
  position: 'relative',
  border: `${stroke.head} solid ${color.text}`,
  backgroundColor: color.ground,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '-6px',
    insetInlineStart: '50%',
    borderInlineStart: `${stroke.hairline} dashed ${color.control}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '-6px',
    insetBlockStart: '50%',
    borderBlockStart: `${stroke.hairline} dashed ${color.control}`,
  },
});

/** A dimension line between its extension lines, the figure beside it. */
const measure = { position: 'absolute', display: 'grid', color: color.text } as const;
const extension = '12px';
const line = { content: '', position: 'absolute' } as const;

export const across = component({
  ...measure,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '1.5rem',
  placeItems: 'end center',
  // The extension lines, and the dimension line half-way down them.
  '::before': {
    ...line,
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: extension,
    borderInline: measureLine,
    backgroundImage: `linear-gradient(${color.control}, ${color.control})`,
    backgroundSize: `100% ${stroke.hairline}`,
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
});

export const up = component({
  ...measure,
  insetBlockStart: '1.5rem',
  insetInlineEnd: '100%',
  blockSize: length('--height'),
  placeItems: 'center end',
  paddingInlineEnd: '22px',
  '::before': {
    ...line,
    insetBlock: 0,
    insetInlineEnd: '6px',
    inlineSize: extension,
    borderBlock: measureLine,
    backgroundImage: `linear-gradient(${color.control}, ${color.control})`,
    backgroundSize: `${stroke.hairline} 100%`,
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
});

/** Under the side view, on one line with the view from above. */
export const cardCell = component({ paddingBlockStart: '1.5rem' });

/** Its corners are round by 3.18 mm (ISO/IEC 7810). */
export const card = component({
  display: 'block',
  inlineSize: length('--width'),
  blockSize: length('--height'),
  border: `${stroke.hairline} dashed ${color.control}`,
  borderRadius: 'calc(3.18 * var(--mm))',
});

export const caption = component({ marginBlockStart: space.s12, color: color.quiet });
