import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText, plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

/** Its own width decides, not the page's: from here on the axis lies, and its half-years are columns. */
const wide = '(min-width: 920px)';

export const root = component({ display: 'grid', gap: space.s32, containerType: 'inline-size' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s12,
});

const unscripted = '(scripting: none)';

export const options = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  border: 0,
  // Without script the buttons would do nothing.
  '@media': { [unscripted]: { display: 'none' }, print: { display: 'none' } },
});

export const option = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  paddingInline: space.s12,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: type.tSm,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.text,
      backgroundColor: color.text,
      color: color.ground,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&[aria-pressed="false"]:hover': { backgroundColor: color.raised2 } },
    },
    [media.motion]: { ':active': { transform: 'translateY(1px)' } },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
});

export const optionCount = component({
  ...tabular,
  color: color.quiet,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

/** What the plates mean, where there are no buttons that say so. */
export const legend = component({
  display: 'none',
  gap: space.s24,
  fontSize: type.tSm,
  '@media': { [unscripted]: { display: 'flex' }, print: { display: 'flex' } },
});

export const legendKind = component({ display: 'inline-flex', alignItems: 'center', gap: space.s8 });

/** A plate in small. */
export const sample = component({
  inlineSize: '18px',
  blockSize: '12px',
  border: `${stroke.hairline} solid currentColor`,
  borderRadius: radius.plate,
  printColorAdjust: 'exact',
  selectors: { '&[data-look="fill"]': { backgroundColor: 'currentColor' } },
});

export const count = component({ ...tabular, color: color.quiet, fontSize: type.tSm });

export const axis = component({
  display: 'none',
  '@media': {
    screen: { '@container': { [wide]: { display: 'block', position: 'relative', direction: 'ltr' } } },
  },
});

/** A certificate at its day. */
export const dot = component({
  position: 'absolute',
  insetBlockStart: '-4px',
  left: 'calc(var(--at) * 100% - 4px)',
  inlineSize: '9px',
  blockSize: '9px',
  border: `${stroke.hairline} solid ${color.text}`,
  borderRadius: '50%',
  backgroundColor: color.ground,
  selectors: {
    '&[data-look="fill"]': { backgroundColor: color.text },
    '&[data-dimmed]': { borderColor: color.control, backgroundColor: color.ground },
  },
});

export const columns = component({
  display: 'grid',
  gap: space.s32,
  '@media': {
    screen: {
      '@container': {
        [wide]: {
          gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
          gap: 0,
          // The axis ends where its columns begin.
          marginBlockStart: `calc(${space.s32} * -1)`,
          direction: 'ltr',
        },
      },
    },
    print: { gap: space.s16 },
  },
});

export const column = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.s12,
  '@media': {
    screen: {
      '@container': {
        [wide]: {
          paddingBlockStart: space.s12,
          paddingInlineStart: space.s12,
          // A half-year begins at a tall tick, which goes on.
          borderInlineStart: `${stroke.hairline} solid ${color.line}`,
        },
      },
    },
    print: { gap: space.s4 },
  },
});

export const columnTitle = component({
  ...headingText,
  ...tabular,
  fontSize: type.tMd,
  lineHeight: 1.3,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const plates = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.s8,
  '@media': { screen: { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

export const plate = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The title at its head, the number and the day at its foot.
  gridTemplateRows: '1fr auto',
  alignItems: 'start',
  gap: `${space.s4} ${space.s8}`,
  minBlockSize: '84px',
  padding: `${space.s8} ${space.s12}`,
  border: `${stroke.hairline} solid ${color.text}`,
  borderRadius: radius.plate,
  color: color.text,
  fontSize: type.tXs,
  lineHeight: 1.35,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-look="fill"]': { backgroundColor: color.text, color: color.ground },
    // Dimmed, and still read: a hairline and quiet words.
    '&[data-dimmed]': { borderColor: color.line, backgroundColor: 'transparent', color: color.quiet },
  },
  '@media': {
    screen: { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
    print: { breakInside: 'avoid', minBlockSize: 0 },
  },
});

export const title = component({
  gridColumn: '1 / -1',
  fontSize: type.tSm,
  textWrap: 'pretty',
});

export const number = component({
  ...plateCodeText,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  whiteSpace: 'nowrap',
});

export const date = component({ ...tabular, whiteSpace: 'nowrap' });
