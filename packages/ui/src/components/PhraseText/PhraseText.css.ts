import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const phraseText = component({});

export const phrase = component({
  display: 'inline-block',
  // A phrase wider than its room is broken rather than cut off.
  maxInlineSize: '100%',
  selectors: { '[data-lines] > &': { display: 'block' } },
});

export const warm = component({
  backgroundImage: `linear-gradient(96deg, ${vars.color.text} 8%, color-mix(in oklab, ${vars.color.beam} 62%, ${vars.color.text}) 96%)`,
  backgroundClip: 'text',
  WebkitTextFillColor: 'transparent',
  '@media': {
    '(forced-colors: active)': { backgroundImage: 'none', WebkitTextFillColor: 'currentcolor' },
    print: { backgroundImage: 'none', WebkitTextFillColor: 'currentcolor' },
  },
});
