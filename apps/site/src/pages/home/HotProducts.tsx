import type { HomeInfo } from '@payload/api/contract';
import type { Language, ProductCode } from '@payload/catalog';
import { Carousel } from '@payload/ui/Carousel';
import { Figure } from '@payload/ui/Figure';
import { hotAddress } from '@payload/view-models/home/hot-address.ts';
import { useInfo } from '@payload/web/browser/variant.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarouselWords } from '../../features/content/useCarouselWords.ts';

/** The item in the middle at first: the lamp that the first picture shows. */
const first: ProductCode = 'T90';

export interface HotProductsProps {
  items: HomeInfo['home_hot_product'];
  language: Language;
}

/** The hot products, from edge to edge. A click follows the link on a touch-sized site and centres otherwise. */
export function HotProducts({ items, language }: HotProductsProps) {
  const { t } = useTranslation();
  const info = useInfo();
  // A move of the carousel renders no item again whose words and picture stay.
  const slides = useMemo(
    () =>
      items.map((item) => ({
        key: item.resRoute,
        code: item.code,
        href: hotAddress(pathsOf(language).home, item.resRoute),
        line: item.line,
        figure: item.figure && <Figure size="card" value={item.figure.value} unit={item.figure.unit} />,
        measure: item.figure?.label,
        picture: (
          <ProductPicture resUrl={item.resUrl} place="slide" sizes="(max-width: 768px) 365px, 575px" />
        ),
      })),
    [items, language],
  );
  return (
    <Carousel
      space="section"
      label={t('index.Recommended')}
      items={slides}
      defaultItem={Math.max(
        slides.findIndex(({ code }) => code === first),
        0,
      )}
      info={info}
      translations={useCarouselWords()}
    />
  );
}
