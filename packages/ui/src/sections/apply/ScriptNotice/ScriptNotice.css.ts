import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';

/** In no one's way, and takes no room. */
const unseen = { position: 'absolute', visibility: 'hidden' } as const;
const seen = { position: 'static', visibility: 'visible' } as const;

const appear = keyframes({ from: unseen, to: seen });

export const root = component({
  ...unseen,
  animation: `${appear} 0s 5s forwards`,
  '@media': { '(scripting: none)': { ...seen, animation: 'none' } },
});
