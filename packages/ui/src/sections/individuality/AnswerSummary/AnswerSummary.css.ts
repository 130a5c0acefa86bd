import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

/** As many in a row as have room. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  // The ground of the list is the lines between its cells.
  gap: stroke.hairline,
  overflow: 'hidden',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.line,
});

export const item = component({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: `${space.s12} ${space.s16}`,
  '@media': { print: { padding: `${space.s4} ${space.s12}` } },
  backgroundColor: color.ground,
});

export const name = component({ color: color.quiet, fontSize: type.tXs });

export const answer = component({
  fontSize: type.tMd,
  selectors: { '&[data-empty]': { color: color.quiet } },
});

export const change = component({
  justifySelf: 'start',
  minBlockSize: control.toolbar,
  '@media': { print: { display: 'none' } },
});
