import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({ color: color.text, fontSize: type.tSm });

export const title = component({ marginBlockEnd: space.s8, fontWeight: 700 });

export const view = component({
  maxBlockSize: '22rem',
  overflowY: 'auto',
  overscrollBehaviorBlock: 'contain',
  border: hairline,
  borderRadius: radius.plate,
  '@media': { print: { maxBlockSize: 'none' } },
});

export const empty = component({ padding: space.s16, color: color.quiet });

export const message = component({
  paddingBlock: space.s8,
  paddingInline: space.s16,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const head = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s8,
});

export const time = component({ color: color.quiet, fontFamily: font.mono, fontSize: type.tXs });

export const arrow = component({
  color: color.quiet,
  selectors: { [`${message}[data-direction="sent"] &`]: { color: color.text, fontWeight: 700 } },
});

export const name = component({ fontFamily: font.mono, overflowWrap: 'anywhere' });

export const topic = component({ color: color.quiet, fontFamily: font.mono, fontSize: type.tXs });

export const body = component({
  color: color.quiet,
  fontFamily: font.mono,
  fontSize: type.tXs,
  overflowWrap: 'anywhere',
});

export const fault = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.caution,
});
