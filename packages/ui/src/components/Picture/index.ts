export { cssImageOf, type PictureCandidate } from './addresses.ts';
export type { PictureState } from './attempts.ts';
export { Picture, type PictureCrop, type PictureProps } from './Picture.tsx';
