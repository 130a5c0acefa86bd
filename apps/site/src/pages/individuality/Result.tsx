import type { Recommendation } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Disclosure } from '@payload/ui/Disclosure';
import { FactList } from '@payload/ui/FactList';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { RecommendationList } from '@payload/ui/sections/individuality/RecommendationList';
import { Text } from '@payload/ui/Text';
import { factsOf } from '@payload/view-models/individuality/facts.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useTranslation } from 'react-i18next';
import { Combination } from '../../features/content/Combination.tsx';

/** As many stand open behind the first. */
const runnersUp = 2;

/** What stands below the stage: what flies together, weighed, then what comes after the first and how it differs. */
export function Result({
  recommendation: { combination, beside, products },
  language,
}: {
  recommendation: Recommendation;
  language: Language;
}) {
  const { t } = useTranslation(['individuality', 'site', 'types', 'solution']);
  const paths = pathsOf(language);
  const isPartly = products.every(({ gaps }) => gaps?.includes('tasks'));
  const together = combination ?? beside;
  const others = combination ? products : products.slice(1);
  const further = others.slice(runnersUp);
  const listed = (models: typeof products) => (
    <RecommendationList
      level={3}
      items={models.map((model) => ({
        code: model.product.code,
        href: paths.details(model.product.route, model.product.code),
        kind: t(`types:${model.product.type}.singular`),
        figures: (model.figures ?? model.product.figures).map((figure) => ({
          key: figure.key,
          figure: <SpecContent value={figure} />,
        })),
        picture: (
          <ProductPicture
            resUrl={`products/${model.product.code}.webp`}
            product={model.product}
            sizes="(max-width: 768px) 130px, 200px"
          />
        ),
        facts: factsOf(model, t),
      }))}
    />
  );
  return (
    <>
      {beside && <SectionHeading size="s" title={t('result.beside')} />}
      {together && (
        <Combination
          combination={together}
          name={t('result.together', {
            name: together.products.map(({ code }) => code).join(' + '),
            aircraft: together.aircraft.name,
          })}
          level={beside ? 3 : 2}
          language={language}
        >
          <FactList layout="narrow" items={factsOf(together, t)} />
        </Combination>
      )}
      {others.length > 0 && (
        <SectionHeading
          size="s"
          title={t(combination ? (isPartly ? 'result.parts' : 'result.alone') : 'result.next')}
          lead={combination && isPartly ? t('result.partsLead') : undefined}
        />
      )}
      {others.length > 0 && listed(others.slice(0, runnersUp))}
      {further.length > 0 && (
        <Disclosure
          variant="row"
          // The answer is one sheet of paper.
          onPaper="closed"
          summary={t('result.further', {
            codes: further.map(({ product }) => product.code).join(t('site:words.list')),
          })}
        >
          {listed(further)}
        </Disclosure>
      )}
      <Text size="sm" tone="quiet">
        {t('result.note')}
      </Text>
    </>
  );
}
