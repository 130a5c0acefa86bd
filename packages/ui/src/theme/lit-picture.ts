import { media } from './media.ts';

/** The light of a night picture ends before its edges do. */
export const vignette = 'radial-gradient(closest-side, #000 64%, transparent)';

/** The night has no place on paper and where the visitor's own colours are forced: there the cut-out stands. */
export const unlitStyle = {
  visibility: 'hidden',
  '@media': { [media.forced]: { visibility: 'visible' }, print: { visibility: 'visible' } },
} as const;

/** A lit night picture in the place of its cut-out. */
export const litStyle = {
  position: 'absolute',
  inset: 0,
  maskImage: vignette,
  '@media': { [media.forced]: { display: 'none' }, print: { display: 'none' } },
} as const;
