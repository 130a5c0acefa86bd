import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.s16,
  padding: space.s24,
  paddingBlock: space.s16,
  border: `${stroke.head} solid ${color.critical}`,
  borderRadius: radius.plate,
  // Room above it where it is scrolled to, besides what the header takes.
  scrollMarginBlockStart: space.s24,
  backgroundColor: color.raised,
  '@media': { [media.phone]: { padding: space.s16, columnGap: space.s12 } },
});

export const icon = component({ marginBlockStart: '2px', color: color.critical });

export const title = component({
  fontSize: type.tLg,
  fontWeight: 700,
  lineHeight: 1.35,
  textWrap: 'balance',
});

export const text = component({ marginBlockStart: space.s4, fontSize: type.tSm, textWrap: 'pretty' });

export const list = component({ marginBlockStart: space.s4, fontSize: type.tSm });

export const item = component({ color: color.critical });

export const group = component({ paddingBlockStart: space.s8, fontWeight: 700 });

/** As many names in a line as there is room for. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  columnGap: space.s24,
});

/** As tall as a finger, line by line, and no taller for what the line of a text would add. */
export const link = component({
  display: 'flex',
  inlineSize: 'fit-content',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: stroke.head } } },
});

export const plain = component({ display: 'block', paddingBlock: space.s8, fontWeight: 700 });
