import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** From this width of the list on its rows have two columns. */
const roomy = '(min-width: 720px)';

export const root = component({
  containerType: 'inline-size',
  inlineSize: '100%',
  borderBlockStart: hairline,
});

/** The plate beside its picture. */
export const device = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  alignItems: 'center',
  justifyItems: 'start',
  inlineSize: '100%',
  selectors: {
    '&[data-pictured]': { gridTemplateColumns: '88px minmax(0, 1fr)', columnGap: space.s16 },
  },
  '@container': {
    [roomy]: {
      selectors: {
        '&[data-pictured]': { gridTemplateColumns: '136px minmax(0, 1fr)', columnGap: space.s24 },
      },
    },
  },
});

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
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: page.gutter },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
