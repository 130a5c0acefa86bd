export { PictureHeading, type PictureHeadingProps } from './PictureHeading.tsx';
