import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const sectionHeading = component({
  display: 'grid',
  gap: `${vars.space.s16} ${vars.page.gutter}`,
  // One that is given the focus after a step shows it by standing there, not by a ring.
  outline: 'none',
  '@media': {
    [media.desktop]: {
      selectors: {
        // As wide as its longest word, however narrow the page: a headline never breaks inside one.
        '&[data-layout="split"]': {
          gridTemplateColumns: 'minmax(min-content, 5fr) 7fr',
          alignItems: 'last baseline',
        },
        '&[data-layout="split"][data-align="first"]': { alignItems: 'first baseline' },
        '&[data-sticky]': { position: 'sticky', insetBlockStart: vars.space.s32 },
        '&[data-layout="stack"][data-actions]': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
        },
      },
    },
    print: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});

export const title = component({
  ...headingText,
  selectors: {
    '&[data-size="xxs"]': { fontSize: vars.type.tLg },
    '&[data-size="xs"]': { fontSize: vars.type.tXl },
    '&[data-size="s"]': { fontSize: vars.type.dS },
    '&[data-size="m"]': { fontSize: vars.type.dM },
    '&[data-size="l"]': { fontSize: vars.type.dL },
    '&:lang(zh)': { fontWeight: 700 },
    '&[data-code]': { fontWeight: 800, fontStretch: '125%', letterSpacing: '-0.02em' },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        // Text twice as large, set by the visitor, still leaves the longest word on its line.
        '&[data-size="l"]': { fontSize: `min(${vars.type.dL}, 8.4vw)` },
      },
    },
  },
});

// After what holds for its size: the longest word has the page's width between its margins.
globalStyle(`${title}[data-size="l"][data-fitted]`, {
  '@layer': {
    [componentsLayer]: {
      fontSize: `min(${vars.type.dL}, (100vw - 2 * ${vars.page.margin}) / var(--longest-word))`,
    },
  },
});

export const lead = component({
  maxInlineSize: '46rem',
  color: vars.color.quiet,
  fontSize: vars.type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const leadMore = component({ display: 'block' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} ${vars.space.s24}`,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-layout="stack"] > &': { gridColumn: 2, gridRow: 1 },
        [`[data-layout="stack"] > ${lead} + &`]: { gridRow: '1 / span 2' },
        '[data-layout="split"] > &': { gridColumn: '2' },
      },
    },
  },
});
