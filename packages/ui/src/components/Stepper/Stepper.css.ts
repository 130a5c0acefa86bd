import { hiddenText } from '../../theme/hidden-text.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

export const root = component({ color: color.text });

/** Phones show the place in words and segments instead of all steps. */
const segments = `${root}[data-phone="position"] &`;

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
  // The ground of the list is the lines between its cells.
  gap: stroke.hairline,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.line,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '1fr 1fr',
      selectors: {
        [segments]: {
          gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
          gap: space.s4,
          border: 0,
          backgroundColor: 'transparent',
        },
      },
    },
  },
});

export const step = component({ display: 'grid', color: color.quiet });

const inState = (state: string) => `${step}[data-state="${state}"] &`;
const invalid = `${step}[data-invalid] &`;

export const cell = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  inlineSize: '100%',
  minBlockSize: control.field,
  paddingBlock: space.s8,
  paddingInline: space.s16,
  backgroundColor: color.raised,
  color: 'inherit',
  fontSize: type.tSm,
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    ':is(a, button)&': { color: color.text },
    ':is(a, button)&:active': { color: color.quiet },
    [inState('current')]: {
      boxShadow: `inset 0 calc(-1 * ${stroke.active}) ${color.signal}`,
      color: color.text,
      fontWeight: 700,
    },
    [`${step}[data-state="current"][data-invalid] &`]: {
      boxShadow: `inset 0 calc(-1 * ${stroke.active}) ${color.critical}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { ':is(a, button)&:hover': { backgroundColor: color.raised2 } } },
    [media.phone]: {
      minBlockSize: control.toolbar,
      paddingInline: space.s12,
      selectors: {
        [segments]: { padding: 0, backgroundColor: 'transparent', boxShadow: 'none' },
        // As tall as a finger; the segment is what is seen of it.
        [`${segments}::before`]: {
          content: '',
          inlineSize: '100%',
          blockSize: '6px',
          backgroundColor: color.raised2,
        },
        [`${root}[data-phone="position"] ${step}:is([data-state="done"], [data-state="reached"]) &::before`]:
          { backgroundColor: color.control },
        [`${root}[data-phone="position"] ${step}[data-state="current"] &::before`]: {
          backgroundColor: color.signal,
        },
        [`${root}[data-phone="position"] ${step}[data-invalid] &::before`]: {
          backgroundColor: color.critical,
        },
      },
    },
    // There the grounds that draw the lines and the segments are not shown.
    '(forced-colors: active)': {
      outline: `${stroke.hairline} solid CanvasText`,
      selectors: {
        [inState('current')]: { outlineWidth: stroke.head },
        [`${segments}::before`]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
        [`${root}[data-phone="position"] ${step}[data-state="current"] &::before`]: {
          backgroundColor: 'Highlight',
        },
      },
    },
    print: { outline: `${stroke.hairline} solid ${color.line}` },
  },
});

export const mark = component({
  ...plateCodeText,
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '18px',
  fontSize: type.tXs,
  selectors: {
    [inState('done')]: { color: color.positive },
    [inState('current')]: { color: color.signal },
    [invalid]: { color: color.critical },
  },
  '@media': { [media.phone]: { selectors: { [segments]: { display: 'none' } } } },
});

/** Under segments the names are read out and not seen. */
export const label = component({
  '@media': {
    [media.phone]: {
      selectors: {
        [segments]: hiddenText,
      },
    },
  },
});

export const words = component({
  selectors: {
    [`:is(a, button)${cell} &`]: {
      textDecorationLine: 'underline',
      textDecorationColor: color.control,
      textUnderlineOffset: '0.3em',
    },
    [invalid]: { color: color.critical, fontWeight: 700 },
  },
});

export const position = component({
  display: 'none',
  columnGap: space.s12,
  flexWrap: 'wrap',
  color: color.quiet,
  fontSize: type.tSm,
  '@media': { [media.phone]: { selectors: { [segments]: { display: 'flex' } } } },
});

export const at = component({ color: color.text, fontWeight: 700 });
