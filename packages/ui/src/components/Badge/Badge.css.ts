import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  maxInlineSize: '100%',
  paddingBlock: '3px',
  paddingInline: space.s8,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.plate,
  color: color.text,
  fontSize: type.tXs,
  lineHeight: 1.4,
  verticalAlign: 'middle',
  selectors: {
    '&[data-tone="positive"]': { borderColor: 'currentColor', color: color.positive },
    '&[data-tone="caution"]': { borderColor: 'currentColor', color: color.caution },
    '&[data-tone="critical"]': { borderColor: 'currentColor', color: color.critical },
  },
});

// Beside words that wrap the icon keeps its size.
globalStyle(`${root} > svg`, { '@layer': { [componentsLayer]: { flexShrink: 0 } } });
