import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, page, space, stroke, type } = vars;

export const root = component({
  display: 'flex',
  // What can be done stands beside the name where both are whole, and below it elsewhere.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s16} ${page.gutter}`,
  alignItems: 'start',
  paddingBlock: space.s24,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  // An address leads to it: something of what comes before it stays in view.
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  selectors: {
    '&:target': {
      borderInlineStart: `${stroke.active} solid ${color.text}`,
      paddingInlineStart: `calc(${space.s16} - ${stroke.active})`,
    },
  },
});

export const what = component({ flex: '1 1 14rem', display: 'grid', gap: space.s4 });

export const code = component({
  fontFamily: font.display,
  fontWeight: 750,
  fontStretch: '118%',
  fontSize: type.dS,
  lineHeight: 1.1,
});

export const title = component({ fontSize: type.tLg, fontWeight: 700, lineHeight: 1.35 });

export const facts = component({ flexBasis: '100%' });

export const sum = component({ flexBasis: '100%', minInlineSize: 0 });

export const name = component({ color: color.quiet, fontSize: type.tXs });
