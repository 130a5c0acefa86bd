import type { OtaFile, ProductInfo } from '@payload/api/contract';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { FactList } from '@payload/ui/FactList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Surface } from '@payload/ui/Surface';
import { ProductStage } from '@payload/ui/sections/product/ProductStage';
import { stageReach } from '@payload/view-models/scenes/stage-reach.ts';
import { type Answer, loadAnswers } from '@payload/view-models/texts/answers.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductSpecPlate } from '@payload/web/products/ProductSpecPlate.tsx';
import { planAddress, stagePicture } from '@payload/web/products/pictures.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useAlt } from '@payload/web/products/useAlt.ts';
import { DeferredContent } from '@payload/web/rendering/DeferredContent.tsx';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../features/content/LinkedText.tsx';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductTabs } from '../../features/content/ProductTabs.tsx';
import { Siblings } from '../../features/content/Siblings.tsx';
import { TurnButton } from '../../features/model/TurnButton.tsx';
import { useTurning } from '../../features/model/useTurning.tsx';
import { NoticesOfModel } from '../../features/notices/NoticesOfModel.tsx';
import { CloserLook } from './CloserLook.tsx';
import { Physics } from './Physics.tsx';
import { Problems } from './Problems.tsx';
import { ProductClose } from './ProductClose.tsx';
import { Related } from './Related.tsx';
import { StageLinks } from './StageLinks.tsx';

interface ProductData {
  product: ProductInfo;
  answers: Answer[];
  files: OtaFile[];
}

const loadModel = async () => (await import('../../features/model/ModelToTurn.tsx')).ModelToTurn;

function Product({ data: { product, answers, files }, search, language }: PageProps<ProductData>) {
  const { t } = useTranslation();
  const alt = useAlt();
  const paths = pathsOf(language);
  const family = t(`${product.type}.plural`, { ns: 'types' });
  const stage = stagePicture(product.code, language, product.pictures !== null);
  const turning = useTurning(product.code, language, loadModel, { code: product.code });
  const heaviest = product.fits.toSorted((a, b) => b.share - a.share)[0];

  return (
    <>
      <ProductStage
        code={product.code}
        headline={product.headline}
        description={product.description}
        breadcrumb={
          <Breadcrumb
            label={t('frame.breadcrumb')}
            items={[
              { label: t('menu.products'), href: paths.home },
              { label: family, href: paths.series(product.type) },
              { label: product.code },
            ]}
          />
        }
        actions={
          <>
            <StageLinks product={product} language={language} />
            <TurnButton
              turning={turning}
              words={{
                turn: t('product.turn'),
                saving: t('product.turnSaving'),
                failed: t('product.turnFailed'),
              }}
            />
          </>
        }
        picture={{ ...stage.picture, alt: alt(product) }}
        cutout={stage.cutout}
        model={turning.model}
        isModelShown={turning.isShown}
        reach={stageReach[product.code]}
        fallback={<ProductSpecPlate product={product} size="large" />}
        figures={product.figures.map((figure) => ({
          key: figure.key,
          value: <SpecContent value={figure} size="stage" />,
          label:
            figure.key === 'weight_g' && heaviest
              ? t('product.share', { share: heaviest.share, aircraft: heaviest.key })
              : figure.label,
        }))}
        fits={{
          label: t('product.fits', { count: product.fits.length }),
          items: product.fits.map((aircraft) => ({
            key: aircraft.key,
            code: aircraft.key,
            href: paths.load(aircraft.route, [product.code]),
            plan: planAddress(aircraft.plan),
          })),
        }}
      />
      <ProductTabs product={product} language={language} current="introduction" />
      <DeferredContent>
        <Surface theme="sheet">
          <NoticesOfModel code={product.code} language={language} />
          <Physics product={product} language={language} query={String(search)} />
          <Section layout="split">
            <SectionHeading size="s" title={t('product.inUse')} />
            <FactList
              items={product.features.map(({ name, text }) => ({
                key: name,
                name,
                text: <LinkedText text={text} product={product} language={language} />,
              }))}
            />
          </Section>
          <CloserLook product={product} />
          <Problems product={product} answers={answers} language={language} />
          <Siblings product={product} language={language} />
          <ProductClose product={product} files={files} language={language} />
          <Related product={product} language={language} />
        </Surface>
      </DeferredContent>
    </>
  );
}

export const page = definePage<ProductData>({
  header: 'night',
  texts: ['answers'],
  load: async (request) => {
    const product = await loadProduct(request);
    const codes = product.problems.map(({ code }) => code);
    const [answers, files] = await Promise.all([
      loadAnswers(request.language, codes),
      // Without the list of its files a product still has its page.
      request.source.productFiles(product, request.language).catch((): OtaFile[] => []),
    ]);
    return { product, answers, files };
  },
  head: ({ data: { product } }, t) => ({
    title: t('brand.titled', { title: product.title }),
    description: product.description,
  }),
  Page: Product,
});
