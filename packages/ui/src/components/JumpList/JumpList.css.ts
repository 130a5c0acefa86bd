import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  '@media': { [media.desktop]: { gap: `${space.s8} ${space.s12}` }, print: { display: 'none' } },
});

export const label = component({ inlineSize: '100%', color: color.quiet, fontSize: type.tSm });
