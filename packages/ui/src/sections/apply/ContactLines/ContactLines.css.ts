import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  inlineSize: '100%',
  borderBlockStart: hairline,
  fontSize: type.tSm,
  containerType: 'inline-size',
});

/** Where there is room, all of it is on one line: name, whether someone answers, number. */
export const line = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s16,
  borderBlockEnd: hairline,
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) auto' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const region = component({ fontWeight: 700 });

export const phone = component({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hairline,
  textUnderlineOffset: '0.3em',
  whiteSpace: 'nowrap',
  '@container': { '(min-width: 560px)': { gridColumn: 3, gridRow: 1 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: stroke.head } } },
  },
});

export const state = component({
  gridColumn: '1 / -1',
  paddingBlockEnd: space.s12,
  '@container': { '(min-width: 560px)': { gridColumn: 2, gridRow: 1, paddingBlockEnd: 0 } },
});
