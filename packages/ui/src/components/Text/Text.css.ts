import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, type } = vars;

export const root = component({
  selectors: {
    '&[data-size="xs"]': { fontSize: type.tXs },
    '&[data-size="sm"]': { fontSize: type.tSm },
    '&[data-size="md"]': { fontSize: type.tMd },
    '&[data-size="lg"]': { fontSize: type.tLg },
    '&[data-tone="text"]': { color: color.text },
    '&[data-tone="quiet"]': { color: color.quiet },
    '&[data-tone="critical"]': { color: color.critical },
    '&[data-pretty]': { textWrap: 'pretty' },
    '&[data-mono]': { fontFamily: font.mono },
    '&[data-unseen]': { visibility: 'hidden' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-measure]': { maxInlineSize: '46rem' },
  },
});
