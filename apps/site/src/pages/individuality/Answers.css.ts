import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** Cells in one frame, as many in a row as have room: two in the side column, four over a result. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  // The ground of the list is the lines between its cells.
  gap: vars.stroke.hairline,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.line,
});

export const answer = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: `${vars.space.s12} ${vars.space.s16}`,
  backgroundColor: vars.color.ground,
});

export const name = style({ color: vars.color.quiet, fontSize: vars.type.tXs });

export const value = style({
  fontSize: vars.type.tMd,
  selectors: { '&[data-empty]': { color: vars.color.quiet } },
});

export const change = style({ justifySelf: 'start', minBlockSize: vars.control.toolbar });
