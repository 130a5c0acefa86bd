import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, font, page, space, type } = vars;

/** A page of its own has no way here above its title. */
export const head = style({ paddingBlock: `${space.s48} ${space.s32}` });

/** The field with its button beside it. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s12,
  maxInlineSize: '720px',
  marginBlockStart: space.s32,
});

/** As tall as the field. */
export const submit = style({ minBlockSize: control.field });

export const said = style({ minBlockSize: '1.55em', marginBlockStart: space.s16 });

export const notice = style({ maxInlineSize: '62ch', marginBlockStart: space.s24 });

export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${space.s32} ${page.gutter}`,
});

export const family = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 700,
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5em, 1fr))',
  columnGap: space.s12,
  marginBlockStart: space.s4,
  fontSize: type.tSm,
});

/** A row of short links: tall enough for a finger. */
export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  fontFamily: font.display,
  fontWeight: 680,
  fontStretch: '112%',
  textDecorationLine: 'none',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: `${space.s16} ${page.gutter}`,
});

export const service = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 700,
});

export const line = style({ color: color.quiet, fontSize: type.tSm });
