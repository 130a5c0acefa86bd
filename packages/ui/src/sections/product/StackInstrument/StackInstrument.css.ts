import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

/** The drawing names what was chosen. */
export const payload = component({
  maxInlineSize: '16rem',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const readings = component({ marginBlockStart: vars.space.s48 });
