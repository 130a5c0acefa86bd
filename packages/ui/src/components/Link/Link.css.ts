import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke } = vars;

export const root = component({
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationColor: color.control,
  textDecorationThickness: stroke.hairline,
  textUnderlineOffset: '0.3em',
  borderRadius: radius.plate,
  selectors: {
    '&:active': { color: color.quiet },
    '&[data-variant="arrow"]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.s8,
      minBlockSize: control.toolbar,
      textDecorationLine: 'none',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active)': {
          textDecorationLine: 'underline',
          textDecorationColor: 'currentColor',
          textDecorationThickness: stroke.head,
        },
      },
    },
  },
});
