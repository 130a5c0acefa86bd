import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Room for half the thumb of the slider, which the axis keeps free as the slider does. */
const half = `calc(${vars.control.toolbar} / 2)`;

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.s16} ${vars.space.s24}`,
});

export const places = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = component({
  marginBlockEnd: vars.space.s8,
  padding: 0,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});

export const place = component({ position: 'relative', display: 'inline-flex', cursor: 'pointer' });

/** Over all of its label, which is what is seen. */
export const radio = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const placeName = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: vars.control.toolbar,
  paddingInline: vars.space.s16,
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.tSm,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.color.text,
      backgroundColor: vars.color.text,
      color: vars.color.ground,
    },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.stroke.head} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.head,
    },
  },
  '@media': {
    [media.hover]: { selectors: { [`${radio}:hover + &`]: { borderColor: vars.color.text } } },
    [media.forced]: {
      selectors: {
        [`${radio}:checked + &`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const placeNoise = component({
  color: vars.color.quiet,
  selectors: { [`${radio}:checked + ${placeName} &`]: { color: 'inherit' } },
});

export const hear = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s16,
  maxInlineSize: '30rem',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const note = component({
  margin: 0,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  textWrap: 'pretty',
});

/** Keeps its line, so that nothing moves when the words come. */
export const caption = component({
  flexBasis: '100%',
  minBlockSize: '1.6em',
  fontSize: vars.type.tSm,
  lineHeight: 1.6,
  '@media': {
    [media.phone]: { minBlockSize: '3.2em' },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const stage = component({ display: 'grid', marginBlockStart: vars.space.s8 });

export const field = component({
  position: 'relative',
  marginInline: half,
  paddingBlockStart: vars.space.s32,
  paddingBlockEnd: vars.space.s8,
});

export const limit = component({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: vars.space.s32,
  margin: 0,
  paddingInline: vars.space.s8,
  borderInlineStart: `${vars.stroke.hairline} dashed ${vars.color.caution}`,
  color: vars.color.caution,
  fontSize: vars.type.tXs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="behind"]': { insetInlineStart: 'var(--limit)' },
    '&[data-side="before"]': {
      insetInlineEnd: 'calc(100% - var(--limit))',
      borderInlineStart: 0,
      borderInlineEnd: `${vars.stroke.hairline} dashed ${vars.color.caution}`,
      textAlign: 'end',
    },
  },
});

export const readings = component({ marginBlockStart: vars.space.s32 });
