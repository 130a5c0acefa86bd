import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, font, page, space, type } = vars;

export const root = component({
  display: 'grid',
  selectors: {
    '&[data-layout="codes"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      gap: `${space.s32} ${page.gutter}`,
    },
    '&[data-layout="lines"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      gap: `${space.s16} ${page.gutter}`,
    },
  },
});

/** Tall enough for a finger. */
const row = { display: 'inline-flex', alignItems: 'center', minBlockSize: control.toolbar } as const;

export const title = component({ ...row, fontWeight: 700 });

export const text = component({ color: color.quiet, fontSize: type.tSm });

export const codes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5em, 1fr))',
  columnGap: space.s12,
  marginBlockStart: space.s4,
  fontSize: type.tSm,
});

export const code = component({
  ...row,
  minInlineSize: control.toolbar,
  fontFamily: font.display,
  fontWeight: 680,
  fontStretch: '112%',
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
