import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke } = vars;

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  color: color.text,
  selectors: {
    '&[data-variant="framed"]': {
      padding: `${space.s16} ${space.s24}`,
      border: `${stroke.hairline} solid currentColor`,
      borderRadius: radius.plate,
      backgroundColor: color.raised,
    },
    '&[data-tone="info"]': { borderColor: color.control },
    '&[data-tone="positive"]': { borderColor: color.positive },
    '&[data-tone="caution"]': { borderColor: color.caution },
    '&[data-tone="critical"]': { borderColor: color.critical },
    '&[data-variant="framed"][data-tone="critical"]': { borderWidth: stroke.head },
  },
  '@media': {
    [media.phone]: { selectors: { '&[data-variant="framed"]': { padding: space.s16 } } },
  },
});

/** In the middle of the title's first line, in both scripts. */
export const icon = component({
  flexShrink: 0,
  marginBlockStart: `calc((1em * ${vars.leading.text} - 24px) / 2)`,
  selectors: {
    [`${root}[data-tone="positive"] &`]: { color: color.positive },
    [`${root}[data-tone="caution"] &`]: { color: color.caution },
    [`${root}[data-tone="critical"] &`]: { color: color.critical },
  },
});

export const words = component({ flexGrow: 1, maxInlineSize: '68ch', textWrap: 'pretty' });

export const title = component({
  fontWeight: 700,
  selectors: {
    [`${root}[data-tone="positive"] &`]: { color: color.positive },
    [`${root}[data-tone="caution"] &`]: { color: color.caution },
    [`${root}[data-tone="critical"] &`]: { color: color.critical },
  },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s8,
  marginBlockStart: space.s12,
});

/** The icon's strokes stand on the frame's padding, not its square. */
export const dismiss = component({ flexShrink: 0, marginBlock: '-10px', marginInlineEnd: '-12px' });
