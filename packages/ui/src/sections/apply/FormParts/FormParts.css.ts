import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, space, stroke, type } = vars;

export const root = component({
  fontSize: type.tSm,
  '@media': { print: { display: 'none' } },
});

/** The active step has the colour of an action at its edge. */
export const part = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  borderInlineStart: `${stroke.active} solid ${color.line}`,
  paddingInline: space.s12,
  color: color.quiet,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-current]': { borderInlineStartColor: color.signal, color: color.text, fontWeight: 700 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, textDecorationLine: 'underline' } } },
    [media.forced]: { selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } } },
  },
});

/** As wide with a mark as without. */
export const mark = component({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: '16px',
  color: color.positive,
});
