import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space, type } = vars;

export const root = component({ display: 'grid', gap: space.s12, justifyItems: 'start' });

globalStyle(`${root} > :is(button, output)`, {
  '@layer': { [componentsLayer]: { '@media': { print: { display: 'none' } } } },
});

export const label = component({ color: color.quiet, fontSize: type.tSm });

export const number = component({
  margin: 0,
  fontFamily: font.display,
  fontSize: type.dM,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
