import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const list = component({ borderBlockStart: hairline });

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.page.gutter,
  paddingBlock: '17px',
  borderBlockEnd: hairline,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s4, paddingBlock: '14px' },
    print: { breakInside: 'avoid' },
  },
});

export const name = component({ fontWeight: 700 });

export const text = component({ color: vars.color.quiet, textWrap: 'pretty' });
