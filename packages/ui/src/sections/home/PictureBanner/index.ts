export { PictureBanner, type PictureBannerProps } from './PictureBanner.tsx';
