export { CaptionedPicture, type CaptionedPictureProps } from './CaptionedPicture.tsx';
