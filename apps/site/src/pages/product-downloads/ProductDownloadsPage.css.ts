import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** The manual is what most came for: it stands close under the tabs. */
export const kind = style({ paddingBlock: `clamp(${space.s32}, 5vw, ${space.s64})` });

/** The first row needs no line above it. */
export const rows = style({});
globalStyle(`${rows} > :first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });
