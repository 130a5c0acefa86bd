import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({ inlineSize: '100%', borderBlockStart: hairline });

export const facts = component({ inlineSize: '100%' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  // A button among links is taller than they are.
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s8,
  marginBlockStart: space.s12,
  fontSize: type.tSm,
  '@media': { print: { display: 'none' } },
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  alignItems: 'center',
  justifyItems: 'start',
  borderBlockEnd: hairline,
  paddingBlock: space.s16,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: page.gutter,
    },
    print: { breakInside: 'avoid' },
  },
});
