import { lamplight } from '../../../theme/lamplight.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { codeCharacter, codeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const plate = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  alignContent: 'start',
  padding: '20px',
  backgroundColor: vars.color.raised,
  '@media': {
    // Plates of a row share their lines: a longer one moves all of them.
    [media.desktop]: { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 },
    [media.phone]: {
      gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto auto',
      columnGap: vars.space.s16,
      padding: vars.space.s16,
    },
    print: { breakInside: 'avoid' },
  },
});

const light = lamplight(plate);

export const picture = component({
  ...light,
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space.s12,
  vars: { '--picture-shadow': 'drop-shadow(0 14px 14px rgb(0 0 0 / 0.22))' },
  selectors: {
    ...light.selectors,
    '&[data-empty]': { display: 'grid', placeItems: 'center' },
  },
  '@media': {
    ...light['@media'],
    [media.phone]: {
      gridRow: '1 / span 2',
      alignSelf: 'start',
      marginInlineStart: '-8px',
    },
    print: { ...light['@media'].print, vars: { '--picture-shadow': 'none' } },
  },
});

export const standIn = component({ ...codeText, fontSize: vars.type.dM, lineHeight: 1 });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // A long code and the box stand one below the other where they do not fit.
  flexWrap: 'wrap',
  // Codes of a row stand on one line, also beside such a one.
  alignContent: 'start',
  columnGap: vars.space.s8,
  minBlockSize: vars.control.toolbar,
  '@media': { [media.phone]: { marginBlockStart: '-8px' } },
});

export const code = component({
  ...codeText,
  // The longest code fits the narrowest plate.
  fontSize: `min(${vars.type.dS}, calc(236px / (var(--characters) * ${codeCharacter})))`,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: { lineHeight: vars.control.toolbar },
    // Above the box it keeps its distance from the edge.
    [media.phone]: { paddingBlock: vars.space.s8, fontSize: 'clamp(1.125rem, 5.5vw, 1.75rem)' },
  },
});

export const link = component({
  textDecorationLine: 'none',
  '::after': {
    // The link's area is the plate.
    content: '',
    position: 'absolute',
    inset: 0,
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const compare = component({ position: 'relative', zIndex: 1, flexShrink: 0, whiteSpace: 'nowrap' });

export const line = component({
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  lineHeight: 1.45,
});

export const figures = component({
  ...tabular,
  display: 'grid',
  // Equal, so that figures stand under each other from card to card; never narrower than the figure.
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  gridTemplateRows: 'auto auto',
  alignContent: 'start',
  columnGap: vars.space.s8,
  marginBlockStart: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': {
    // Beside the picture there is no room for three.
    [media.phone]: {
      gridColumn: '1 / -1',
      paddingBlockEnd: 0,
    },
  },
});

/** Labels of one and two lines end on one line, so that the figures stand on one line too. */
export const figure = component({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(min-content, auto)',
});

export const label = component({
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  lineHeight: 1.5,
  alignSelf: 'end',
});

export const aircraft = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s12,
  alignSelf: 'end',
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  '@media': { [media.phone]: { gridColumn: '1 / -1', marginBlockStart: vars.space.s16 } },
});

export const own = component({
  color: vars.color.text,
  fontWeight: 700,
  // Said in words beside it.
  '::before': { content: ['"✓ "', '"✓ " / ""'] },
});
