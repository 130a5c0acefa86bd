import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { page: margins, radius, space, type } = vars;
const desktop = 'screen and (min-width: 769px)';
/** Where a long title has no room beside a picture. */
const narrow = 'screen and (max-width: 540px)';

/** Close under the header, and 96 px before the footer. */
export const page = style({ gap: space.s16, paddingBlockStart: space.s12 });

/** The tree beside title and files; on phones it stands between them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  '@media': {
    [desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space.s32} clamp(32px, 5vw, 80px)`,
    },
  },
});

/** The title with a small picture at the end of its line; on phones the picture stands by the line below. */
export const titled = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: margins.gutter,
  alignItems: 'end',
  containerType: 'inline-size',
  '@media': { [narrow]: { rowGap: space.s12 } },
});

export const heading = style({ '@media': { [narrow]: { display: 'contents' } } });

export const thumb = style({
  inlineSize: 'clamp(112px, 30cqi, 264px)',
  borderRadius: radius.plate,
  overflow: 'hidden',
});

// The longest word, seven times as long as its type is high, is never broken.
globalStyle(`${heading} > h1`, {
  fontSize: `min(${type.dL}, (100cqi - clamp(112px, 30cqi, 264px) - ${margins.gutter}) / 7)`,
  '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: `min(${type.dL}, 100cqi / 7)` } },
});

export const tree = style({
  '@media': { [desktop]: { gridColumn: 1, gridRow: '1 / span 2', paddingBlockStart: space.s16 } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s48,
  alignContent: 'start',
});

/** Files of a shelf, one below the other. */
export const rows = style({ marginBlockStart: `calc(-1 * ${space.s24})` });
