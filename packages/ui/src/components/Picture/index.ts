export { cssImageOf, type PictureCandidate } from './addresses.ts';
export { defaultAttempts, type PictureState } from './attempts.ts';
export { Picture, type PictureCrop, type PictureProps } from './Picture.tsx';
export { defaultPreloadFactor, defaultThrottle, observerMargin, observerThreshold } from './watchNearness.ts';
