import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** On paper alone. */
export const line = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.s4} ${vars.space.s16}`,
      paddingBlock: vars.space.s8,
      paddingInline: `max(${vars.page.margin}, calc((100% - ${vars.page.content}) / 2))`,
      fontSize: vars.type.tXs,
      overflowWrap: 'anywhere',
    },
  },
});
