import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = component({
  paddingInline: vars.page.margin,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  '@media': {
    // Without script the buttons would do nothing.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const content = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  maxInlineSize: vars.page.content,
  marginInline: 'auto',
  paddingBlock: '14px',
  '@media': {
    [media.phone]: { display: 'grid', gap: vars.space.s12, paddingBlock: vars.space.s16 },
    [media.wide]: { selectors: { '&[data-wrap]': { flexWrap: 'wrap', rowGap: vars.space.s8 } } },
  },
});

export const label = component({
  flexShrink: 0,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  lineHeight: 1.4,
});

export const options = component({
  flexGrow: 1,
  display: 'flex',
  minInlineSize: 0,
  border: 0,
  gap: vars.space.s8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which scrolling would cut.
  padding: '4px',
  margin: '-4px',
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.page.margin})`,
      paddingInline: vars.page.margin,
      scrollPaddingInline: vars.page.margin,
    },
    [media.wide]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

export const option = component({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: vars.control.toolbar,
  paddingInline: vars.space.s12,
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.tSm,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.text,
      backgroundColor: vars.color.text,
      color: vars.color.ground,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&[aria-pressed="false"]:hover': { backgroundColor: vars.color.raised2 } },
    },
    [media.motion]: { ':active': { transform: 'translateY(1px)' } },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const count = component({
  ...tabular,
  ...leftToRight,
  color: vars.color.quiet,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

/** Looks like a filter beside it, and like the chosen one when one of it is chosen. */
export const rest = component({ position: 'relative', flexShrink: 0 });

export const restList = component({
  appearance: 'none',
  minBlockSize: vars.control.toolbar,
  paddingInline: `${vars.space.s12} 36px`,
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.type.tSm,
  cursor: 'pointer',
  selectors: {
    '&[data-state="chosen"]': {
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.raised2 } },
    // Below 16 px a phone zooms into the field.
    [media.phone]: { fontSize: vars.type.tMd },
  },
});

export const sort = component({
  position: 'relative',
  flexShrink: 0,
});

export const select = component({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.control.toolbar,
  paddingInline: `${vars.space.s16} 40px`,
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.type.tSm,
  fontWeight: 700,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.raised2 } },
    // Below 16 px a phone zooms into the field.
    [media.phone]: {
      paddingInline: `${vars.space.s12} 36px`,
      fontSize: vars.type.tMd,
      textOverflow: 'ellipsis',
    },
  },
});

export const chevron = component({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 8px)',
  insetInlineEnd: vars.space.s16,
  pointerEvents: 'none',
});
