import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const list = component({ borderBlockEnd: hairline });

export const label = component({
  borderBlockStart: hairline,
  selectors: {
    [`${list}[data-size="field"] > * > &`]: {
      minBlockSize: control.field,
      paddingBlock: space.s12,
      fontWeight: 700,
      lineHeight: 1.4,
      textWrap: 'pretty',
    },
    [`${list}[data-size="row"] > * > &`]: {
      blockSize: 'var(--row)',
      color: color.text,
      fontSize: type.tSm,
      lineHeight: 1.3,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${list}[data-size="field"] > * > &:hover`]: {
          textDecorationLine: 'underline',
          textUnderlineOffset: '0.3em',
        },
        [`${list}[data-size="row"] > * > &:hover`]: { backgroundColor: color.raised },
      },
    },
  },
});
