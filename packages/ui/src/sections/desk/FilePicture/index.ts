export { FilePicture, type FilePictureProps } from './FilePicture.tsx';
