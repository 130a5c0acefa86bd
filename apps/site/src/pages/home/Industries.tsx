import type { Language } from '@payload/catalog';
import { PhraseText } from '@payload/ui/PhraseText';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { IndustryCarousel } from '@payload/ui/sections/home/IndustryCarousel';
import type { HomeIndustry } from '@payload/view-models/home/load-home.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { planAddress } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';

export interface IndustriesProps {
  industries: readonly HomeIndustry[];
  language: Language;
}

/** The first six industries, each leading to its solution. */
export function Industries({ industries, language }: IndustriesProps) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const title = t('home.industries.title', { returnObjects: true });
  return (
    <IndustryCarousel
      // Phrases are set apart by spaces where the language has them.
      label={title.join(language === 'en' ? ' ' : '')}
      heading={<SectionHeading title={<PhraseText phrases={title} />} />}
      items={industries.map(({ id, aircraft, products, ...words }) => ({
        key: id,
        href: paths.solution(id),
        ...words,
        combination: [
          { code: aircraft.code, plan: planAddress(aircraft.plan) },
          ...products.map((code) => ({
            code,
            picture: <ProductPicture resUrl={`night/${code}.webp`} sizes="150px" />,
          })),
        ],
      }))}
      translations={{
        carousel: t('home.carousel.carousel'),
        slide: t('home.carousel.slide'),
        previous: t('home.industries.previous'),
        next: t('home.industries.next'),
        choose: t('home.industries.choose'),
        position: (from, to, count) => t('home.industries.position', { first: from, last: to, count }),
      }}
    />
  );
}
