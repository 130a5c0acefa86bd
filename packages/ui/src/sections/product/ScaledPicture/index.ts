export { ScaledPicture, type ScaledPictureProps } from './ScaledPicture.tsx';
