import type { Recommendation } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { ArrowRightIcon } from '@payload/ui/icons';
import { PhraseText } from '@payload/ui/PhraseText';
import { Surface } from '@payload/ui/Surface';
import { RecommendationStage } from '@payload/ui/sections/individuality/RecommendationStage';
import { WeightBar } from '@payload/ui/WeightBar';
import { comparisonIn } from '@payload/view-models/individuality/comparisons.ts';
import { factsOf } from '@payload/view-models/individuality/facts.ts';
import { headlineOf } from '@payload/view-models/individuality/headline.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** What comes first: its code, how far it goes, the figures asked for, what it needs of the aircraft, and the ways on. */
export function ResultStage({
  recommendation,
  headingRef,
  language,
}: {
  recommendation: Recommendation;
  headingRef: Ref<HTMLHeadingElement>;
  language: Language;
}) {
  const { t } = useTranslation(['individuality', 'site', 'types', 'solution']);
  const paths = pathsOf(language);
  const { combination, products } = recommendation;
  const single = combination ? null : products[0];
  const first = combination ?? single;
  const load = combination ?? single?.load;
  const codes = combination ? combination.products.map(({ code }) => code) : [single?.product.code ?? ''];
  const { name, verdict, count } = headlineOf(recommendation);
  // The name leads each headline; what follows it is the joint.
  const [opening = '', ...phrases] = t(`headline.${verdict}`, { returnObjects: true, name });
  const figures = first?.figures ?? single?.product.figures ?? [];
  const bench = load && paths.load(load.aircraft.route, codes);
  const comparison = comparisonIn(recommendation);
  return (
    <Surface theme="night">
      <RecommendationStage
        breadcrumb={
          <Breadcrumb
            label={t('site:frame.breadcrumb')}
            items={[{ label: t('site:menu.products'), href: paths.home }, { label: t('name') }]}
          />
        }
        name={name}
        joint={opening.slice(name.length)}
        title={<PhraseText phrases={phrases} />}
        headingRef={headingRef}
        lead={t(verdict === 'exact' ? 'result.exactLead' : 'result.nearestLead', { name, count })}
        pictures={codes.map((code) => {
          const pictureOf = (kind: 'products' | 'night') => (
            <ProductPicture
              resUrl={`${kind}/${code}.webp`}
              {...(single && { product: single.product })}
              place="stage"
              sizes="(max-width: 768px) 300px, 480px"
            />
          );
          return { key: code, picture: pictureOf('products'), lit: pictureOf('night') };
        })}
        figures={figures.map((figure) => ({
          key: figure.key,
          label: figure.short ?? figure.label,
          value: <SpecContent value={figure} size="stage" />,
        }))}
        load={
          single?.load && (
            <WeightBar
              limitG={single.load.aircraft.payloadG}
              parts={[
                ...single.load.products.map(({ code, weightG }) => ({
                  key: code,
                  name: code,
                  weightG,
                  isCode: true,
                })),
                ...(single.load.bracketG > 0
                  ? [{ key: 'bracket', name: t('solution:bracket'), weightG: single.load.bracketG }]
                  : []),
              ]}
              translations={{
                weight: t('result.needs', { aircraft: single.load.aircraft.name }),
                limit: t('solution:limit'),
                left: t('solution:left'),
                full: t('solution:full'),
              }}
            />
          )
        }
        facts={single && <FactList layout="narrow" items={factsOf(single, t)} />}
        actions={
          <>
            {single ? (
              <Button
                variant="signal"
                href={paths.details(single.product.route, single.product.code)}
                end={<ArrowRightIcon />}
              >
                {t('result.see', { code: single.product.code })}
              </Button>
            ) : (
              bench && (
                <Button variant="signal" href={bench} end={<ArrowRightIcon />}>
                  {t('result.bench', { aircraft: load.aircraft.name })}
                </Button>
              )
            )}
            {single && bench && (
              <Button href={bench}>{t('result.bench', { aircraft: load.aircraft.name })}</Button>
            )}
            {comparison && (
              <Button
                href={
                  comparison.type
                    ? paths.compare(comparison.type, comparison.codes)
                    : paths.compareAcross(comparison.codes, load?.aircraft.key)
                }
              >
                {t('result.compare', { codes: comparison.codes.join(t('site:words.list')) })}
              </Button>
            )}
          </>
        }
      />
    </Surface>
  );
}
