import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { column, gap, hairline, pad, picture, stageHeight } from './columns.css.ts';

export const root = component({
  ...tabular,
  position: 'relative',
  containerType: 'inline-size',
  vars: {
    [pad]: '20px',
    [gap]: '0px',
    [column]: 'calc(80cqi / var(--columns))',
    [picture]: `min(220px, calc(${column} - 2 * ${pad}))`,
    [stageHeight]: `calc(${pad} + ${picture} * 0.75)`,
  },
  '@media': {
    [media.compact]: {
      vars: { [column]: 'calc(100cqi / var(--columns))', [pad]: '16px' },
    },
    [media.phone]: {
      vars: {
        [gap]: '12px',
        [pad]: '0px',
        [column]: `calc((100cqi - (var(--columns) - 1) * ${gap}) / var(--columns))`,
        [stageHeight]: `calc(8px + ${picture} * 0.75)`,
      },
    },
    print: { vars: { [picture]: '64px', [pad]: '8pt' } },
  },
});

export const sentinel = component({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: `max(1px, ${stageHeight})`,
  pointerEvents: 'none',
});

/** The corner's words where the table has no corner: 1100 px and below. */
export const cornerAbove = component({
  display: 'none',
  marginBlockEnd: vars.space.s16,
  '@media': { [media.compact]: { display: 'block' } },
});

export const table = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  border: hairline,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  fontSize: vars.type.tMd,
  lineHeight: 1.45,
  '@media': {
    [media.compact]: { display: 'block' },
    // On phones the rows run to the edges of the screen.
    [media.phone]: {
      inlineSize: 'auto',
      marginInline: `calc(-1 * ${vars.page.margin})`,
      borderInline: 0,
      borderRadius: 0,
    },
    // Four models and some fifteen rows on one sheet of A4.
    print: { fontSize: '9pt', lineHeight: 1.3 },
  },
});

/** The column of the labels. */
export const labels = component({ inlineSize: '20%', '@media': { print: { inlineSize: '25%' } } });
