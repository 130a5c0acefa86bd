import type { Recommendation } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { RecommendationList } from '@payload/ui/RecommendationList';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { Combination } from '../../features/content/Combination.tsx';
import { ProductPicture } from '../../features/content/ProductPicture.tsx';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { COMPARE_LIMIT } from '../../features/content/useCompareChoice.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { comparisonsIn } from './comparisons.ts';

/**
 * A combination where it comes first, then the single products, best first: what each is, why it was
 * chosen, and what is given up with it.
 */
export function Result({
  recommendation,
  language,
  onStartAgain,
}: {
  recommendation: Recommendation;
  language: Language;
  onStartAgain: () => void;
}) {
  const { t } = useTranslation(['individuality', 'site', 'types']);
  const paths = pathsOf(language);
  const { combination, products } = recommendation;
  const isPartly = products.every(({ gaps }) => gaps?.includes('tasks'));
  const isBest = (index: number) => index === 0 && !combination;
  const factsOf = ({ reason, tradeOff }: { reason: string; tradeOff: string }) => [
    { key: 'reason', name: t('result.reason'), text: reason },
    { key: 'tradeOff', name: t('result.tradeOff'), text: tradeOff },
  ];
  return (
    <>
      {combination && (
        <>
          <Combination
            combination={combination}
            name={t('result.together', {
              name: combination.products.map(({ code }) => code).join(' + '),
              aircraft: combination.aircraft.name,
            })}
            level={2}
            language={language}
          >
            <FactList layout="narrow" items={factsOf(combination)} />
          </Combination>
          <SectionHeading
            size="s"
            title={t(isPartly ? 'result.parts' : 'result.alone')}
            lead={isPartly ? t('result.partsLead') : undefined}
          />
        </>
      )}
      <RecommendationList
        level={combination ? 3 : 2}
        items={products.map(({ product, reason, tradeOff }, index) => ({
          code: product.code,
          href: paths.details(product.route, product.code),
          kind: t(`types:${product.type}.singular`),
          figures: product.figures.map((figure) => ({
            key: figure.key,
            figure: <SpecContent value={figure} />,
          })),
          picture: (
            <ProductPicture
              resUrl={`products/${product.code}.webp`}
              product={product}
              sizes={isBest(index) ? '(max-width: 768px) 130px, 520px' : '(max-width: 768px) 130px, 200px'}
            />
          ),
          facts: factsOf({ reason, tradeOff }),
          act: isBest(index) ? t('result.see', { code: product.code }) : undefined,
        }))}
      />
      <Actions>
        {comparisonsIn(recommendation, COMPARE_LIMIT).map(({ type, codes }) => (
          <Button key={type} href={paths.compare(type, codes)}>
            {t('result.compare', { codes: codes.join(t('site:words.list')) })}
          </Button>
        ))}
        <Button variant="quiet" onClick={onStartAgain}>
          {t('result.again')}
        </Button>
      </Actions>
      <Text size="sm" tone="quiet">
        {t('result.note')}
      </Text>
    </>
  );
}
