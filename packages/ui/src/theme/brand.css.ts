import { groundColor } from './ground-color.ts';
import { assignColors, groundRules, inTokens } from './ground-rules.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

// The rules of the theme once more, heavier by one selector, with the colours of a brand before those of the house. They are apart,
// as every document of a site without a brand would have them.

inTokens(':root:root', {
  '@media': {
    // In forced colours the theme's own rule counts.
    [`not all and ${media.forced}`]: {
      vars: assignColors(vars.color, (role) => groundColor('night', role)),
    },
  },
});

groundRules(vars.color, groundColor, '[data-theme]');
