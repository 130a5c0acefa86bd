import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { codeText } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

export const root = component({
  position: 'relative',
  zIndex: layerOrder.header,
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  color: color.text,
  backgroundColor: color.ground,
  selectors: {
    '&[data-overlay]': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockEndColor: 'transparent',
      backgroundColor: 'transparent',
    },
  },
  '@media': { print: { border: 0, selectors: { '&[data-overlay]': { position: 'static' } } } },
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: '36px',
  minBlockSize: '71px',
  paddingInline: pageInline,
  '@media': {
    [media.compact]: { columnGap: space.s12 },
    [media.phone]: { flexWrap: 'wrap', minBlockSize: '55px' },
  },
});

export const line = component({
  paddingInline: pageInline,
  // Most of the time nothing goes on.
  selectors: { '&:empty': { display: 'none' } },
  // Its hairline and that of the header are one.
  marginBlockEnd: `calc(-1 * ${stroke.hairline})`,
  // Over a first picture it needs a ground of its own.
  backgroundColor: color.ground,
  '@media': { print: { display: 'none' } },
});

export const brand = component({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: control.toolbar,
  color: 'inherit',
  textDecoration: 'none',
});

export const plate = component({
  ...codeText,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '45px',
  blockSize: '32px',
  border: `${stroke.hairline} solid currentColor`,
  borderRadius: radius.plate,
  fontSize: '17px',
  letterSpacing: 0,
});

export const descriptor = component({
  display: 'grid',
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.28,
  '@media': {
    // Between phone and desktop the menu needs the room: the words stay for assistive technology.
    'screen and (min-width: 769px) and (max-width: 1000px)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
    },
    // The narrowest phones have room for the signs alone.
    'screen and (max-width: 349px)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: '22px',
  marginInlineStart: 'auto',
  // The last icon's square reaches over the margin, so that its strokes stand on it.
  '@media': {
    [media.phone]: { columnGap: 0, marginInlineEnd: '-12px' },
    print: { display: 'none' },
  },
});

export const action = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  fontSize: type.tSm,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [media.phone]: { justifyContent: 'center', inlineSize: control.toolbar, blockSize: '48px' },
  },
});

/** A square around the icon, which stands where the words of its neighbours begin. */
export const search = component({
  justifyContent: 'center',
  minInlineSize: control.toolbar,
  marginInlineEnd: '-10px',
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});

export const onPhones = component({ '@media': { [media.desktop]: { display: 'none' } } });
export const onWideScreens = component({ '@media': { [media.phone]: { display: 'none' } } });

/** Words of an action: phones show its icon alone. */
export const actionLabel = component({
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

export const drawerButton = component({
  '@media': {
    [media.desktop]: { display: 'none' },
    // Without script the menu stands under the bar instead.
    '(scripting: none)': { display: 'none' },
  },
});
