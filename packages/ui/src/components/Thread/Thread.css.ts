import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({ display: 'grid', gap: space.s16, inlineSize: '100%' });

export const item = component({
  display: 'grid',
  gap: space.s4,
  justifyItems: 'start',
  '@media': { print: { breakInside: 'avoid' } },
});

export const by = component({ color: color.quiet, fontSize: type.tSm });

export const words = component({
  inlineSize: '100%',
  padding: `${space.s12} ${space.s16}`,
  borderRadius: radius.control,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: {
    [`${item}[data-kind="theirs"] &`]: { backgroundColor: color.raised2 },
    [`${item}[data-kind="ours"] &, ${item}[data-kind="event"] &`]: {
      border: `${stroke.hairline} solid ${color.control}`,
    },
    // For the staff alone: it stands apart by its edge, not by colour only.
    [`${item}[data-kind="note"] &`]: {
      borderInlineStart: `${stroke.active} solid ${color.caution}`,
      borderRadius: 0,
      paddingBlock: space.s4,
    },
  },
});
