import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const pagination = component({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.tSm,
  '@media': {
    [media.phone]: { justifyContent: 'space-between' },
    print: { display: 'none' },
  },
});

export const list = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { [media.phone]: { display: 'none' } },
});

export const position = component({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minInlineSize: vars.control.toolbar,
  minBlockSize: vars.control.toolbar,
  paddingInline: vars.space.s8,
  borderRadius: vars.radius.control,
  textDecorationLine: 'none',
  selectors: {
    // The current page is a frame and a weight, not a colour alone.
    '&[aria-current="page"]': {
      border: `${vars.stroke.hairline} solid ${vars.color.control}`,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised2 } } },
  },
});

export const gap = component({
  minInlineSize: vars.space.s24,
  color: vars.color.quiet,
  textAlign: 'center',
});

export const arrow = component({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
