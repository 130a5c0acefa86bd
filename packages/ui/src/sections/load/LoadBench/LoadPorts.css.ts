import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const label = component({ marginBlockEnd: space.s8, color: color.quiet, fontSize: type.tXs });

export const root = component({ containerType: 'inline-size' });

/** Two in a row, or the four that an aircraft may have. */
export const ports = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s8,
  '@container': { '(min-width: 400px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const port = component({
  ...tabular,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: space.s4,
  padding: `${space.s8} ${space.s12}`,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  fontSize: type.tXs,
  selectors: { '&[data-state="taken"]': { borderColor: color.text, backgroundColor: color.raised } },
});

export const name = component({ color: color.quiet });

export const codes = component({ ...plateCodeText, fontSize: type.tMd, overflowWrap: 'anywhere' });

export const free = component({ color: color.quiet, fontSize: type.tSm });

export const bar = component({
  blockSize: '4px',
  background: `linear-gradient(${color.text}, ${color.text}) no-repeat 0 / var(--share) 100% ${color.raised2}`,
  printColorAdjust: 'exact',
  selectors: {
    '&:dir(rtl)': { backgroundPosition: '100% 0' },
    '&[data-over]': { backgroundImage: `linear-gradient(${color.critical}, ${color.critical})` },
  },
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

export const watts = component({ color: color.quiet });
