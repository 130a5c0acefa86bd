import { Button } from '@payload/ui/Button';
import { CategoryStrip } from '@payload/ui/CategoryStrip';
import { CompareGrid } from '@payload/ui/CompareGrid';
import { Figure } from '@payload/ui/Figure';
import { ArrowRightIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { LinkLine } from '@payload/ui/LinkLine';
import { PhraseText } from '@payload/ui/PhraseText';
import { Plate } from '@payload/ui/Plate';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { DeviceGrid } from '@payload/ui/sections/home/DeviceGrid';
import { Hero } from '@payload/ui/sections/home/Hero';
import type { HomeData } from '@payload/view-models/home/load-home.ts';
import { definePage } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { heroPicture, planAddress } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';
import { LazyHotProducts, LazyIndustries, loadCarousels } from './LazyCarousels.tsx';
import { Personality } from './Personality.tsx';

export const page = definePage<HomeData>({
  header: 'night',
  load: async ({ language, source }) => {
    const [{ loadHome }] = await Promise.all([
      import('@payload/view-models/home/load-home.ts'),
      loadCarousels(),
    ]);
    return loadHome(source, language);
  },
  head: (_props, t) => ({ title: t('home.title'), description: t('home.description') }),
  Page: ({ data: { info, hero, industries, otherAircraft }, language }) => {
    const { t } = useTranslation();
    const paths = pathsOf(language);
    const phrases = t('home.hero.phrases', { returnObjects: true });
    return (
      <Hero
        picture={{ ...heroPicture(hero), alt: t('words.heroAlt') }}
        phrases={phrases}
        warm={t('home.hero.warm')}
        lead={t('home.hero.lead')}
        actions={
          <>
            <Button href="#aircraft" variant="signal" end={<ArrowRightIcon />}>
              {t('home.hero.action')}
            </Button>
            <Link href={paths.download('Products', 'megaphone')}>{t('home.hero.second')}</Link>
          </>
        }
        plate={
          <Plate
            code="T90"
            cells={[t('home.hero.plate.on'), t('home.hero.plate.flux'), t('home.hero.plate.lux')]}
            phoneCells={1}
            onPicture
          />
        }
        strip={
          <CategoryStrip
            id="families"
            label={t('index.Type')}
            items={info.home_product_category.map((item) => ({
              key: item.resRoute,
              href: paths.series(item.resRoute),
              title: item.resTitle,
              count: t('home.models', { count: item.count }),
              range: item.range,
              picture: <ProductPicture resUrl={item.resUrl} sizes="(max-width: 768px) 100px, 180px" />,
            }))}
          />
        }
      >
        <Section as="div" space="none">
          <SectionHeading title={t('index.Recommended')} lead={t('home.recommendedLead')} />
        </Section>
        <LazyHotProducts items={info.home_hot_product} language={language} />
        <Section theme="sheet" id="aircraft">
          <SectionHeading
            title={<PhraseText phrases={t('index.Load', { returnObjects: true })} />}
            lead={t('home.loadLead')}
          />
          <DeviceGrid
            items={info.home_device_product.map((item) => ({
              key: item.resRoute,
              href: paths.load(item.resRoute),
              plan: planAddress(item.plan),
              code: item.code,
              name: item.name,
              count: t('home.payloads', { count: item.payloads }),
              limit: (
                <>
                  {t('home.upTo')} <Figure value={item.payloadG} unit="g" />
                </>
              ),
            }))}
          />
          <LinkLine
            label={t('home.otherAircraft')}
            items={otherAircraft.map((key) => ({ href: paths.load(key), label: key }))}
          />
        </Section>
        <Section theme="sheet" id="compare" space="end">
          <SectionHeading
            title={<PhraseText phrases={t('index.Comparison', { returnObjects: true })} />}
            lead={t('home.comparisonLead')}
          />
          <CompareGrid
            items={info.home_product_compare.map((item) => ({
              key: item.resRoute,
              href: paths.compare(item.resRoute),
              title: item.resTitle,
              measure: item.measure,
              bars: item.bars.map((bar) => ({ key: bar.code, label: bar.code, ...bar })),
              picture: <ProductPicture resUrl={item.resUrl} sizes="300px" />,
            }))}
          />
          <LinkLine
            label={t('home.otherFamilies')}
            items={info.home_product_category
              .filter(
                (family) => !info.home_product_compare.some((item) => item.resRoute === family.resRoute),
              )
              .map((family) => ({ href: paths.compare(family.resRoute), label: family.resTitle }))}
          />
        </Section>
        <Personality language={language} />
        <Section as="div" space="end">
          <LazyIndustries industries={industries} language={language} />
        </Section>
      </Hero>
    );
  },
});
