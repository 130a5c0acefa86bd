import type { CarouselProps } from '@payload/ui/Carousel';
import { useTranslation } from 'react-i18next';

/** What the carousel says of itself, in the language of the page. */
export function useCarouselWords(): CarouselProps['translations'] {
  const { t } = useTranslation('site');
  return {
    carousel: t('home.carousel.carousel'),
    slide: t('home.carousel.slide'),
    pause: t('home.carousel.pause'),
    start: t('home.carousel.start'),
    previous: t('home.carousel.previous'),
    next: t('home.carousel.next'),
    position: (code, place, count) => t('home.carousel.position', { code, place, count }),
    choose: t('home.carousel.choose'),
    learn: t('other.Learn'),
    learnAbout: (code) => t('home.carousel.learnAbout', { code }),
  };
}
