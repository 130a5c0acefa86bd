import type { Recommendation } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { ArrowRightIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { Combination } from '../../features/content/Combination.tsx';
import { ProductPicture } from '../../features/content/ProductPicture.tsx';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { COMPARE_LIMIT } from '../../features/content/useCompareChoice.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { comparisonsIn } from './comparisons.ts';
import * as page from './IndividualityPage.css.ts';
import * as styles from './Result.css.ts';

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
  const Heading = combination ? 'h3' : 'h2';
  const isBest = (index: number) => index === 0 && !combination;
  const words = ({ reason, tradeOff }: { reason: string; tradeOff: string }) => (
    <FactList
      layout="narrow"
      items={[
        { key: 'reason', name: t('result.reason'), text: reason },
        { key: 'tradeOff', name: t('result.tradeOff'), text: tradeOff },
      ]}
    />
  );
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
            {words(combination)}
          </Combination>
          <SectionHeading
            size="s"
            title={t(isPartly ? 'result.parts' : 'result.alone')}
            lead={isPartly ? t('result.partsLead') : undefined}
          />
        </>
      )}
      <ol>
        {products.map(({ product, reason, tradeOff }, index) => (
          <li key={product.code} className={styles.row} data-best={isBest(index) ? '' : undefined}>
            <div className={styles.picture}>
              <ProductPicture
                resUrl={`products/${product.code}.webp`}
                product={product}
                sizes={isBest(index) ? '(max-width: 768px) 130px, 520px' : '(max-width: 768px) 130px, 200px'}
              />
            </div>
            <div className={styles.model}>
              <Heading className={styles.code}>
                <a className={styles.link} href={paths.details(product.route, product.code)}>
                  {product.code}
                </a>
              </Heading>
              <p>{t(`types:${product.type}.singular`)}</p>
              <p className={styles.figures}>
                {product.figures.map((figure) => (
                  <span key={figure.key}>
                    <SpecContent value={figure} />
                  </span>
                ))}
              </p>
            </div>
            <div className={styles.words}>
              {words({ reason, tradeOff })}
              {isBest(index) && (
                <Button
                  className={styles.see}
                  variant="signal"
                  href={paths.details(product.route, product.code)}
                  end={<ArrowRightIcon />}
                >
                  {t('result.see', { code: product.code })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={page.acts}>
        {comparisonsIn(recommendation, COMPARE_LIMIT).map(({ type, codes }) => (
          <Button key={type} href={paths.compare(type, codes)}>
            {t('result.compare', { codes: codes.join(t('site:words.list')) })}
          </Button>
        ))}
        <Button variant="quiet" onClick={onStartAgain}>
          {t('result.again')}
        </Button>
      </div>
      <p className={styles.note}>{t('result.note')}</p>
    </>
  );
}
