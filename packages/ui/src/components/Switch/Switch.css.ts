import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: vars.control.toolbar,
  fontSize: vars.type.tMd,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.quiet, cursor: 'not-allowed' },
  },
  '@media': { print: { display: 'none' } },
});

export const help = component({ color: vars.color.quiet, fontSize: vars.type.tSm });
