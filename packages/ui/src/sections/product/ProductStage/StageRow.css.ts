import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const row = component({
  pointerEvents: 'auto',
  display: 'flex',
  marginBlockStart: vars.space.s64,
  position: 'relative',
  borderBlockStart: hairline,
  '::before': {
    // Figures stay readable where the device reaches into the row.
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '-50vw',
    backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.color.ground} 40%, transparent), ${vars.color.ground} 60%)`,
  },
  '@media': {
    [media.compact]: { flexDirection: 'column' },
    [media.phone]: { marginBlockStart: vars.space.s32 },
  },
});

export const figures = component({
  flex: '3 1 0',
  display: 'flex',
  '@media': { [media.phone]: { flexDirection: 'column', flex: 'none' } },
});

export const figure = component({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
  paddingBlock: `${vars.space.s24} ${vars.space.s48}`,
  paddingInlineEnd: vars.space.s12,
  selectors: {
    '& + &': { paddingInlineStart: vars.space.s24, borderInlineStart: hairline },
  },
  '@media': {
    [media.compact]: { paddingBlockEnd: vars.space.s24 },
    [media.phone]: {
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      paddingBlock: vars.space.s12,
      paddingInline: 0,
      selectors: {
        '& + &': { borderBlockStart: hairline, borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
  },
});

export const label = component({
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  lineHeight: 1.4,
  '@media': { [media.phone]: { flex: '1.35 1 0' } },
});

export const value = component({
  '@media': { [media.phone]: { flex: '1 1 0', minInlineSize: 'max-content' } },
});

export const fits = component({
  flex: '1.35 1 0',
  paddingBlock: vars.space.s24,
  paddingInlineStart: vars.space.s24,
  borderInlineStart: hairline,
  '@media': {
    [media.compact]: {
      paddingBlock: vars.space.s16,
      paddingInlineStart: 0,
      borderBlockStart: hairline,
      borderInlineStart: 0,
    },
  },
});

export const fitsLabel = component({ fontSize: vars.type.tSm, lineHeight: 1.4 });

export const fitsList = component({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.s12,
  // Four of them stand on one line.
  columnGap: `clamp(${vars.space.s16}, 12.5cqi - 144px, ${vars.space.s32})`,
  marginBlockStart: vars.space.s8,
  selectors: { '&[data-many]': { rowGap: 0, columnGap: vars.space.s24 } },
});

export const fit = component({
  display: 'grid',
  gap: vars.space.s8,
  justifyItems: 'start',
  minInlineSize: '64px',
  minBlockSize: vars.control.toolbar,
  alignContent: 'center',
  textDecorationLine: 'none',
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { textDecorationLine: 'underline' } } },
  },
});

export const plan = component({ inlineSize: '64px' });

export const fitCode = component({ ...plateCodeText, fontSize: vars.type.tXs });
