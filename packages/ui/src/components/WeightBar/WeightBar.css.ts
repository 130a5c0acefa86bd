import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space, type } = vars;

export const root = component({ display: 'grid', ...tabular });

export const label = component({ color: color.quiet, fontSize: type.tXs });

export const quiet = component({ color: color.quiet });

export const total = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s16,
});

export const left = component({
  fontWeight: 700,
  selectors: { '&[data-over]': { color: color.critical } },
});

export const figures = component({ ...leftToRight });

export const leftWord = component({ color: color.quiet, fontWeight: 400 });

/** The whole is what may be carried; it starts at zero, as all bars do. */
export const bar = component({
  display: 'flex',
  gap: '2px',
  blockSize: '10px',
  marginBlock: space.s8,
  backgroundColor: color.raised2,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

/** Parts take turns, so that each can be told from the one beside it. */
export const segment = component({
  flexShrink: 1,
  backgroundColor: color.text,
  printColorAdjust: 'exact',
  selectors: {
    '&:nth-child(even)': { backgroundColor: color.quiet },
    [`${bar}[data-over] &`]: { backgroundColor: color.critical },
  },
});

export const parts = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s16,
  fontSize: type.tXs,
});

export const part = component({ whiteSpace: 'nowrap' });

export const figure = component({ display: 'inline' });

export const name = component({ display: 'inline', color: color.quiet });

export const code = component({
  display: 'inline',
  fontFamily: font.display,
  fontStretch: '118%',
  fontWeight: 750,
});
