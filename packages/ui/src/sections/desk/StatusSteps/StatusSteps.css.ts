import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  border: hairline,
  borderRadius: radius.plate,
  '@media': {
    [media.desktop]: {
      // Beside a queue there is not room for all in one line: names stay whole, and the rest goes below.
      display: 'flex',
      flexWrap: 'wrap',
    },
  },
});

export const step = component({
  display: 'grid',
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&[data-state="current"]': { backgroundColor: color.signal, color: color.onSignal, fontWeight: 700 },
    '&[data-state="open"]': { color: color.quiet },
  },
  '@media': {
    [media.desktop]: {
      flex: '1 0 auto',
      maxInlineSize: '100%',
      // The lines of the first ones fall on the frame.
      marginBlockStart: `calc(-1 * ${stroke.hairline})`,
      marginInlineStart: `calc(-1 * ${stroke.hairline})`,
      borderBlockStart: hairline,
      borderInlineStart: hairline,
    },
    [media.forced]: {
      selectors: { '&[data-state="current"]': { outline: '3px solid', outlineOffset: '-3px' } },
    },
  },
});

const cell = {
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  paddingInline: space.s12,
  fontSize: type.tSm,
  overflowWrap: 'anywhere',
} as const;

export const name = component(cell);

export const button = component({
  ...cell,
  color: color.text,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hairline,
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { cursor: 'progress', color: color.quiet } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { backgroundColor: color.line } } },
  },
});

export const mark = component({ flexShrink: 0 });
