export { Carousel, type CarouselProps, type CarouselTranslations } from './Carousel.tsx';
export { CarouselPanel, type CarouselPanelProps } from './CarouselPanel.tsx';
export type { CarouselItem } from './CarouselSlide.tsx';
