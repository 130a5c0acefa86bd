import { component, utility } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, page: margins, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** A page of the sheet: close under the header, and 96 px before the footer. */
export const page = utility({ gap: space.s16, paddingBlockStart: space.s12 });

/** One below the other. */
export const stack = component({ display: 'grid', gap: space.s24, alignContent: 'start' });

/** A heading close to what it heads. */
export const group = component({ display: 'grid', gap: space.s16, alignContent: 'start' });

/** Plates and links in a line. */
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
});

/** Buttons in a line; on phones each fills it. */
export const acts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  '@media': { [media.phone]: { display: 'grid', justifyItems: 'stretch' } },
});

/** Two of a kind. */
export const pair = component({
  display: 'grid',
  gap: `${space.s48} ${margins.gutter}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A title with a small picture at the end of its line. */
export const titled = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: margins.gutter,
  alignItems: 'end',
});
export const thumb = component({
  inlineSize: 'clamp(112px, 20vw, 264px)',
  borderRadius: radius.plate,
  overflow: 'hidden',
});

/** A title with a sign before it, as tall as its capitals. */
export const signed = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
});
export const sign = component({
  inlineSize: '0.8em',
  blockSize: '0.8em',
  marginBlockStart: '0.12em',
  color: color.critical,
});

/** Cards, as many in a row as have room. */
export const cards = component({
  display: 'grid',
  gap: margins.gutter,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** A form's column of 600 px, and beside it what explains it. */
export const beside = component({
  display: 'grid',
  gap: `${space.s48} ${space.s64}`,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 600px) minmax(0, 400px)',
      justifyContent: 'space-between',
    },
  },
});

export const side = component({
  display: 'grid',
  gap: space.s16,
  borderBlockStart: hairline,
  paddingBlockStart: space.s32,
  fontSize: type.tSm,
  '@media': {
    [media.wide]: {
      marginBlockStart: space.s16,
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingBlock: 0,
      paddingInlineStart: space.s32,
    },
  },
});

/** Two ways out of a panel, one at each end. */
export const apart = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s16,
  marginBlock: space.s24,
});
export const wide = component({ inlineSize: '100%' });

/** Stands apart from what follows. */
export const spaced = component({ marginBlockEnd: space.s32 });

/** The nine-step rail and the one column of 720 px beside it. */
export const rail = component({
  display: 'grid',
  gap: space.s24,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      gap: 0,
      paddingBlockStart: space.s64,
    },
  },
});

export const railed = component({ display: 'grid', gap: space.s32, maxInlineSize: '720px' });

/** The log stands apart from the acts. */
export const log = component({ marginBlockStart: space.s24 });

export const quiet = component({ color: color.quiet });
export const small = component({ color: color.quiet, fontSize: type.tSm, maxInlineSize: '46rem' });
