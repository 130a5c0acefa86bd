export { Carousel, type CarouselProps, type CarouselTranslations } from './Carousel.tsx';
export type { CarouselItem } from './CarouselSlide.tsx';
