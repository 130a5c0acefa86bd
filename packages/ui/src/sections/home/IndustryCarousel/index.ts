export type { IndustryCarouselItem } from './IndustryCard.tsx';
export {
  IndustryCarousel,
  type IndustryCarouselProps,
  type IndustryCarouselTranslations,
} from './IndustryCarousel.tsx';
