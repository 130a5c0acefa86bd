import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** Beside a long request the other columns stay in view, and scroll by themselves. */
const column = {
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
} as const;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100%',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '212px minmax(0, 1fr)',
      alignContent: 'stretch',
      selectors: {
        '&[data-list]': { gridTemplateColumns: '212px minmax(320px, 5fr) minmax(0, 6fr)' },
      },
    },
    print: { display: 'block' },
  },
});

export const nav = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s12,
  paddingBlockStart: space.s12,
  borderBlockEnd: hairline,
  paddingInline: page.margin,
  '@media': {
    [media.wide]: {
      ...column,
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
      blockSize: '100dvh',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      paddingInline: space.s24,
      paddingBlock: space.s24,
    },
    print: { display: 'none' },
  },
});

export const list = component({
  '@media': {
    [media.compact]: { selectors: { '&[data-opened]': { display: 'none' } } },
    [media.wide]: { ...column, borderInlineEnd: hairline },
    print: { display: 'none' },
  },
});

/** Where all columns are in view there is nothing to go back to. */
export const back = component({
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
});

export const aside = component({
  display: 'grid',
  gap: space.s16,
  padding: `${space.s16} ${page.margin}`,
  '@media': { [media.wide]: { padding: `${space.s16} ${space.s24}` } },
});

export const content = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s24,
  padding: `${space.s24} ${page.margin} ${space.s64}`,
  '@media': {
    // Nothing is opened: the list says what there is to say.
    [media.compact]: { selectors: { '&[data-empty]': { display: 'none' } } },
    [media.wide]: { padding: `${space.s32} ${space.s32} ${space.s64}` },
    print: { display: 'block', padding: 0 },
  },
});
