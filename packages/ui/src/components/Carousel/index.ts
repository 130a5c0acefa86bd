export { Carousel, type CarouselProps, type CarouselTranslations } from './Carousel.tsx';
export type { CarouselItem } from './CarouselSlide.tsx';
export {
  copies,
  defaultActiveScale,
  defaultInfoItemWidth,
  defaultInterval,
  defaultItemWidth,
  defaultNarrowItemWidth,
  defaultResyncDelays,
  defaultSpacing,
  defaultTransition,
  visibleAfter,
  visibleBefore,
} from './carousel.ts';
