import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  // A grid item may not be wider than its column, or a long row would widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  selectors: {
    '&[data-gap="4"]': { gap: space.s4 },
    '&[data-gap="12"]': { gap: space.s12 },
    '&[data-gap="16"]': { gap: space.s16 },
    '&[data-gap="24"]': { gap: space.s24 },
    '&[data-gap="32"]': { gap: space.s32 },
    '&[data-gap="48"]': { gap: space.s48 },
    '&[data-gap="64"]': { gap: space.s64 },
    '&[data-align="start"]': { justifyItems: 'start' },
    '&[data-line]': {
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      paddingBlockStart: space.s24,
    },
  },
  '@media': {
    '(scripting: none)': { selectors: { '&[data-scripted-only]': { display: 'none' } } },
    // A sheet is smaller than a screen is long.
    print: {
      selectors: {
        '&:is([data-gap="24"], [data-gap="32"], [data-gap="48"], [data-gap="64"])': { gap: space.s12 },
      },
    },
    [media.desktop]: {
      selectors: { '&[data-sticky]': { position: 'sticky', insetBlockStart: '112px' } },
    },
  },
});
