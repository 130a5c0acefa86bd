import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const list = component({
  borderBlockStart: hairline,
  selectors: {
    '&[data-ruled="none"]': { borderBlockStart: 0 },
    '&[data-layout="narrow"]': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      columnGap: vars.page.gutter,
      '@media': { print: { columnGap: vars.space.s12 } },
    },
  },
});

const rowOf = (layout: string) => `[data-layout="${layout}"] > &`;
const part = (layout: string) => `[data-layout="${layout}"] > * > &`;

export const row = component({
  borderBlockEnd: hairline,
  selectors: {
    [rowOf('half')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.page.gutter,
      paddingBlock: '17px',
    },
    [rowOf('narrow')]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
      paddingBlock: vars.space.s12,
      '@media': { print: { paddingBlock: vars.space.s4 } },
    },
    [rowOf('inline')]: { paddingBlock: vars.space.s12, textWrap: 'pretty' },
    // The last of them ends the column it stands in.
    ':is([data-layout="narrow"], [data-layout="inline"]) > &:last-child': { borderBlockEnd: 0 },
    '[data-ruled="none"] > &': { borderBlockEnd: 0, paddingBlock: vars.space.s4 },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [rowOf('half')]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          rowGap: vars.space.s4,
          paddingBlock: '14px',
        },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

export const name = component({
  fontWeight: 700,
  selectors: {
    [part('narrow')]: { fontSize: vars.type.tSm },
    [part('inline')]: { display: 'inline' },
    // Chinese sets no space there.
    [`${part('inline')}:not(:lang(zh))::after`]: { content: ' ' },
  },
});

export const text = component({
  textWrap: 'pretty',
  selectors: {
    [part('half')]: { color: vars.color.quiet },
    [part('narrow')]: { '@media': { print: { fontSize: vars.type.tSm, lineHeight: 1.4 } } },
    [part('inline')]: { display: 'inline' },
  },
});
