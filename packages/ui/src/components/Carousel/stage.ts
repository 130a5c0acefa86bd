import { media } from '../../theme/media.ts';

/** Only a script can rotate; without one the items stay a strip. */
export const scripted = `${media.desktop} and (scripting: enabled)`;

/** Height of an item on the stage. */
export const itemHeight = '456px';

/** The way in is longer than the way out: what arrives is what is looked at. */
export const glide = (...properties: readonly string[]) =>
  properties.map((property) => `${property} var(--transition) cubic-bezier(0.4, 0, 0.1, 1)`).join(', ');
