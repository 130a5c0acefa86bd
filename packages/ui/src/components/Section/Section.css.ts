import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  // A grid item may not be wider than its column, or a long row would widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  alignContent: 'start',
  paddingInline: pageInline,
  selectors: {
    '&[data-space="full"]': { paddingBlock: vars.page.section },
    '&[data-space="start"]': { paddingBlockStart: vars.page.section },
    '&[data-space="end"]': { paddingBlockEnd: vars.page.section },
    '&[data-space="head"]': {
      gap: vars.space.s16,
      paddingBlock: `${vars.space.s12} ${vars.space.s48}`,
    },
    '&[data-space="close"]': {
      gap: vars.space.s16,
      paddingBlock: `${vars.space.s32} ${vars.page.section}`,
    },
    '&[data-space="page"]': { gap: vars.space.s16, paddingBlock: `${vars.space.s12} ${vars.page.section}` },
    '&[data-space="list"]': { paddingBlock: `clamp(${vars.space.s32}, 5vw, ${vars.space.s64})` },
    '&[data-space="group"]': { paddingBlock: vars.space.s64 },
    '&[data-space="compact"]': { paddingBlock: vars.space.s32 },
    '&[data-under-header]': { paddingBlockStart: 'calc(72px + 48px)' },
    '&[data-ground="raised"]': { backgroundColor: vars.color.raised },
    '&[data-line]': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-layout="split"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.page.gutter,
          alignItems: 'start',
        },
        // The third part follows the heading, however high the second is.
        '&[data-layout="split"]:has(> :nth-child(3))': { gridTemplateRows: 'auto 1fr' },
      },
    },
    [media.phone]: { selectors: { '&[data-under-header]': { paddingBlockStart: 'calc(56px + 32px)' } } },
    print: {
      selectors: {
        '&:not([data-space="none"])': { paddingBlock: vars.space.s16 },
        // A heading goes over to the next page with what it heads; in a grid it would stay behind.
        '&[data-layout="split"]': { display: 'block' },
        '&[data-paper="flow"]': { display: 'block' },
        '&[data-under-header]': { paddingBlockStart: 0 },
      },
    },
  },
});

globalStyle(`${root}[data-layout="split"] > :nth-child(2):nth-last-child(2)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.desktop]: { gridRow: '1 / span 2' } } } },
});

globalStyle(`${root}[data-layout="split"] > :nth-child(3)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.desktop]: { gridColumn: 1, gridRow: 2 } } } },
});

globalStyle(`${root}[data-layout="split"] > * + *`, {
  '@layer': { [componentsLayer]: { '@media': { print: { marginBlockStart: vars.space.s24 } } } },
});

globalStyle(`${root}[data-paper="flow"] > * + *`, {
  '@layer': { [componentsLayer]: { '@media': { print: { marginBlockStart: vars.space.s16 } } } },
});
