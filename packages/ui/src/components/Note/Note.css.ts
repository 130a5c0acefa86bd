import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  maxInlineSize: '46rem',
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  ...tabular,
});

/** A command to type. */
globalStyle(`${root} code`, {
  '@layer': {
    [componentsLayer]: {
      marginInlineStart: vars.space.s8,
      color: vars.color.text,
      fontFamily: vars.font.mono,
      fontSize: vars.type.tXs,
    },
  },
});
