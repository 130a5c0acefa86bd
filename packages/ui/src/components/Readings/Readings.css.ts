import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  color: vars.color.text,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Figures of a row stand in one line, however many lines their names take. */
export const reading = component({
  display: 'grid',
  gridRow: 'span var(--lines)',
  gridTemplateRows: 'subgrid',
  paddingBlock: vars.space.s24,
  paddingInlineEnd: vars.space.s16,
  selectors: {
    '& + &': {
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      paddingInlineStart: vars.page.gutter,
    },
  },
  '@media': {
    [media.compact]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
      },
    },
  },
});

export const name = component({ color: vars.color.quiet, fontSize: vars.type.tSm });

export const value = component({
  marginInlineStart: 0,
  marginBlockStart: vars.space.s8,
  selectors: { '&[data-lit]': { color: vars.color.beam } },
});

export const word = component({ marginInlineStart: 0, marginBlockStart: vars.space.s8, textWrap: 'pretty' });

export const note = component({
  marginInlineStart: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});

export const other = component({
  marginInlineStart: 0,
  marginBlockStart: vars.space.s12,
  paddingBlockStart: vars.space.s8,
  borderBlockStart: `${vars.stroke.hairline} dashed ${vars.color.line}`,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  selectors: { '& + &': { marginBlockStart: vars.space.s4, paddingBlockStart: 0, borderBlockStart: 0 } },
});
