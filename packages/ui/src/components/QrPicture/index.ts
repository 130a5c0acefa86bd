export { QrPicture, type QrPictureProps } from './QrPicture.tsx';
