import { vars } from '@payload/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;
const wide = 'screen and (min-width: 1101px)';

/** Room before the footer, as under every sheet. */
export const page = style({ paddingBlockEnd: vars.page.section });

/** The steps of a process stand apart from the form. */
export const steps = style({ marginBlockEnd: vars.space.s32 });

/** A form's column of 600 px, and beside it what explains it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s48} ${vars.space.s64}`,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 600px) minmax(0, 400px)',
      justifyContent: 'space-between',
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  alignContent: 'start',
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
  borderBlockStart: hairline,
  paddingBlockStart: vars.space.s32,
  fontSize: vars.type.tSm,
  '@media': {
    [wide]: {
      marginBlockStart: vars.space.s16,
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingBlock: 0,
      paddingInlineStart: vars.space.s32,
    },
  },
});

/** In no one's way, and takes no room. */
const unseen = { position: 'absolute', visibility: 'hidden' } as const;
const appear = keyframes({ from: unseen, to: { position: 'static', visibility: 'visible' } });

/** Seen where no script runs, or where it has not come after five seconds; gone as soon as it has. */
export const unscripted = style({
  ...unseen,
  animation: `${appear} 0s 5s forwards`,
  '@media': { '(scripting: none)': { position: 'static', visibility: 'visible', animation: 'none' } },
});

/** A heading of the side column with what belongs to it. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  justifyItems: 'start',
});

// A finger needs more than the line of a link.
globalStyle(`${group} > a:last-child`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
});

/** A part of a longer form begins. */
export const part = style({ marginBlockStart: vars.space.s16 });

/** All that is filled in; in its own box so that it can rest while it is sent. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' });

export const quiet = style({ color: vars.color.quiet });

export const small = style({ color: vars.color.quiet, fontSize: vars.type.tSm });

/** Below the button, for whoever wants to know before it is pressed. */
export const privacy = style({ flexBasis: '100%' });

export const full = style({ inlineSize: '100%' });
