import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, type } = vars;

export const root = component({
  '@media': {
    [media.wide]: { display: 'flex', flexDirection: 'column', gap: space.s48, blockSize: '100%' },
    print: { display: 'none' },
  },
});

export const list = component({
  display: 'flex',
  gap: space.s4,
  overflowX: 'auto',
  paddingBlock: space.s8,
  // The ring of a focus is drawn outside its box, which a scrolling one cuts off.
  paddingInline: space.s4,
  marginInline: `calc(-1 * ${space.s4})`,
  '@media': { [media.wide]: { flexDirection: 'column', overflowX: 'visible', paddingBlock: 0 } },
});

export const item = component({ flexShrink: 0 });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  minBlockSize: control.toolbar,
  paddingInline: space.s12,
  borderRadius: radius.control,
  whiteSpace: 'nowrap',
  textDecorationLine: 'none',
  selectors: {
    '&[data-urgent]': { color: color.critical },
    '&[aria-current]': { backgroundColor: color.text, color: color.ground, fontWeight: 700 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { backgroundColor: color.line, color: color.text } },
    },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid', outlineOffset: '-2px' } } },
    [media.wide]: { whiteSpace: 'normal' },
  },
});

export const count = component({ ...tabular });

export const foot = component({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gap: space.s8,
      justifyItems: 'start',
      marginBlockStart: 'auto',
      paddingInline: space.s12,
      color: color.quiet,
      fontSize: type.tSm,
    },
  },
});
