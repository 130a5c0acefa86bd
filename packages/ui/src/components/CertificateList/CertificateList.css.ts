import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** Its own width decides, not the page's, for it stands in halves of pages too; on paper neither does. */
const room = { compact: '(max-width: 960px)', narrow: '(max-width: 680px)' } as const;

export const root = component({ display: 'grid', gap: space.s32, containerType: 'inline-size' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s12,
});

export const options = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  border: 0,
  // Without script the buttons would do nothing.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const option = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  paddingInline: space.s12,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: type.tSm,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.text,
      backgroundColor: color.text,
      color: color.ground,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&[aria-pressed="false"]:hover': { backgroundColor: color.raised2 } },
    },
    [media.motion]: { ':active': { transform: 'translateY(1px)' } },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
});

export const optionCount = component({
  ...tabular,
  color: color.quiet,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

const aside = { color: color.quiet, fontSize: type.tSm } as const;

export const count = component({ ...tabular, ...aside });

export const sample = component({
  ...aside,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  '@container': { '(min-width: 681px)': { marginInlineStart: 'auto' } },
});

export const group = component({
  display: 'grid',
  gridTemplateColumns: '9em minmax(0, 1fr)',
  columnGap: space.s24,
  rowGap: space.s8,
  alignItems: 'start',
  '@media': {
    screen: {
      '@container': {
        [room.compact]: { gridTemplateColumns: '6em minmax(0, 1fr)' },
        [room.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    print: { gridTemplateColumns: '6em minmax(0, 1fr)' },
  },
});

export const groupTitle = component({
  ...headingText,
  ...tabular,
  // Its first line is that of the first row.
  paddingBlock: space.s8,
  fontSize: type.tLg,
  lineHeight: 1.3,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
  '@media': { print: { breakAfter: 'avoid', paddingBlock: space.s4 } },
});

const [numbers, kinds] = [createVar(), createVar()];

export const row = component({
  ...tabular,
  vars: { [numbers]: '12rem', [kinds]: '9rem' },
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${numbers} 6.5rem`,
  gridTemplateAreas: '"label number date"',
  alignItems: 'baseline',
  columnGap: space.s16,
  paddingBlock: space.s8,
  borderBlockStart: hairline,
  fontSize: type.tSm,
  lineHeight: 1.5,
  selectors: {
    '&:last-child': { borderBlockEnd: hairline },
    '&[data-kind]': {
      gridTemplateColumns: `minmax(0, 1fr) ${numbers} ${kinds} 6.5rem`,
      gridTemplateAreas: '"label number kind date"',
    },
    '&[data-picture]': {
      gridTemplateColumns: `72px minmax(0, 1fr) ${numbers} 6.5rem`,
      gridTemplateAreas: '"picture label number date"',
      alignItems: 'center',
    },
    '&[data-kind][data-picture]': {
      gridTemplateColumns: `72px minmax(0, 1fr) ${numbers} ${kinds} 6.5rem`,
      gridTemplateAreas: '"picture label number kind date"',
    },
  },
  '@media': {
    screen: {
      '@container': {
        [room.compact]: { vars: { [numbers]: '8.5rem', [kinds]: '6.5rem' } },
        [room.narrow]: {
          selectors: {
            '&, &[data-kind]': {
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gridTemplateAreas: '"label date" "number kind"',
              paddingBlock: space.s12,
            },
            '&[data-picture], &[data-kind][data-picture]': {
              gridTemplateColumns: '72px minmax(0, 1fr) auto',
              gridTemplateAreas: '"picture label date" "picture number kind"',
            },
          },
        },
      },
    },
    print: {
      vars: { [numbers]: '8.5rem', [kinds]: '6.5rem' },
      breakInside: 'avoid',
      paddingBlock: space.s4,
    },
  },
});

export const picture = component({ gridArea: 'picture', alignSelf: 'center' });

export const label = component({ gridArea: 'label', textWrap: 'pretty' });

export const number = component({
  ...plateCodeText,
  gridArea: 'number',
  fontSize: type.tXs,
  lineHeight: 'inherit',
});

const quiet = { color: color.quiet } as const;

export const kind = component({
  ...quiet,
  gridArea: 'kind',
  '@media': { screen: { '@container': { [room.narrow]: { textAlign: 'end' } } } },
});

export const date = component({ ...quiet, gridArea: 'date', textAlign: 'end', whiteSpace: 'nowrap' });
