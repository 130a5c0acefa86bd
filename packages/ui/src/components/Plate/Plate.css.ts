import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const plate = component({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.plate,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  lineHeight: 1.3,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-on-picture]': { background: `color-mix(in srgb, ${vars.color.ground} 94%, transparent)` },
    '&[href]': { minBlockSize: vars.control.toolbar, textDecorationLine: 'none' },
    // As large as its place lets it be: the type follows the box it stands in.
    '&[data-size="large"]': {
      flexDirection: 'column',
      fontSize: `clamp(0.625rem, 7cqi, ${vars.type.tMd})`,
      lineHeight: 1.5,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&[href]:hover': { borderColor: vars.color.text, color: vars.color.text } },
    },
  },
});

export const cell = component({
  display: 'inline-flex',
  alignItems: 'center',
  // Cells give way, down to their longest word: a code and a figure never.
  minInlineSize: 'min-content',
  paddingBlock: '6px',
  paddingInline: '10px',
  selectors: {
    '& + &': { borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    '[data-size="large"] > &': {
      padding: `min(${vars.space.s12}, 2cqi) min(${vars.space.s24}, 4cqi)`,
    },
    '[data-size="large"] > & + &': {
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      borderInlineStart: 0,
    },
  },
  '@media': { [media.phone]: { selectors: { '&[data-phone="hidden"]': { display: 'none' } } } },
});

export const code = component({
  ...plateCodeText,
  color: vars.color.text,
  fontSize: '1.08em',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-size="large"] > &': {
      fontSize: `min(${vars.type.dM}, 11cqi)`,
      fontWeight: 800,
      paddingBlock: `min(${vars.space.s24}, 4cqi)`,
    },
  },
});
