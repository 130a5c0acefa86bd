import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control: size, radius, space, stroke, type } = vars;

export const root = component({ minInlineSize: 0, border: 0 });

export const label = component({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: space.s8,
  fontSize: type.tMd,
  fontWeight: 700,
  lineHeight: 1.5,
});

export const labelNote = component({ color: color.quiet, fontWeight: 400 });

/** The box that is seen as the field: what is typed, and what stands before and after it. */
export const frame = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.field,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  selectors: {
    '&:has(> :is(input, select, textarea):focus-visible)': {
      outline: `${stroke.head} solid ${color.focus}`,
      outlineOffset: '2px',
    },
    // An error is 2 px wide; the second is drawn inwards, so that nothing moves.
    '&:has(> [aria-invalid="true"])': {
      borderColor: color.critical,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.critical}`,
    },
    '&:has(> :disabled)': { borderStyle: 'dashed', backgroundColor: 'transparent' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(> :disabled), :has(> [aria-invalid="true"]))': { borderColor: color.text },
      },
    },
  },
});

export const control = component({
  flexGrow: 1,
  inlineSize: '100%',
  // The frame without its two hairlines.
  minBlockSize: `calc(${size.field} - 2 * ${stroke.hairline})`,
  paddingInline: size.padding,
  border: 0,
  borderRadius: `calc(${radius.control} - ${stroke.hairline})`,
  outline: 'none',
  backgroundColor: 'transparent',
  // At least 16 px: below that a phone zooms into the field.
  fontSize: type.tMd,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.quiet, opacity: 1 },
  selectors: {
    '&:disabled': { color: color.quiet, opacity: 1, cursor: 'not-allowed' },
    '&[data-variant="code"]': { fontFamily: vars.font.mono },
  },
});

/** As tall as the frame: what floats over the page keeps clear of all of it. */
export const slot = component({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  color: color.quiet,
  fontSize: type.tSm,
  selectors: {
    '&[data-slot="start"]': { paddingInlineStart: size.padding },
    '&[data-slot="end"]': { paddingInlineEnd: size.padding },
  },
});

export const error = component({
  display: 'flex',
  gap: space.s8,
  marginBlockStart: space.s8,
  color: color.critical,
  fontSize: type.tSm,
  fontWeight: 700,
  lineHeight: 1.5,
});

export const errorIcon = component({
  flexShrink: 0,
  // Beside the first line, whatever its height.
  marginBlockStart: 'calc(0.75em - 9px)',
});

export const help = component({
  marginBlockStart: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { [`${error} + &`]: { marginBlockStart: space.s4 } },
});
