import { component } from '../../theme/layers.css.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const list = component({ borderBlockStart: hairline, counterReset: 'step' });

export const step = component({
  display: 'grid',
  // Numbers of two figures keep the sentences in line.
  gridTemplateColumns: '1.5ch minmax(0, 1fr)',
  columnGap: space.s16,
  alignItems: 'baseline',
  paddingBlock: space.s12,
  borderBlockEnd: hairline,
  fontSize: type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '::before': {
    ...plateCodeText,
    ...tabular,
    content: 'counter(step)',
    counterIncrement: 'step',
    color: color.quiet,
    fontSize: type.tSm,
  },
  selectors: { '&:lang(zh)': { lineHeight: 1.6 } },
  '@media': { print: { breakInside: 'avoid' } },
});
