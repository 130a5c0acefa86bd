import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.page.gutter,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  // Where three do not fit one line, none stands alone on a second one.
  selectors: {
    '&:has(> :nth-child(3))': {
      '@media': { 'screen and (max-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
