import type { ProductInfo, ProductSummary } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Figure } from '@payload/ui/Figure';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SiblingCard, SiblingCards } from '@payload/ui/sections/product/SiblingCard';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { figureOf } from '@payload/web/products/spec.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ScaledProductPicture } from './ScaledProductPicture.tsx';

/** Differences of a sibling against the product at hand, in the figures both have. */
function differences(product: ProductSummary, sibling: ProductSummary) {
  return [product.keyFigure, figureOf(product, 'weight_g')].flatMap((own) => {
    const other =
      own && (own.key === sibling.keyFigure?.key ? sibling.keyFigure : figureOf(sibling, own.key));
    if (own?.kind !== 'figure' || other?.kind !== 'figure') return [];
    const value = Math.round((other.value - own.value) * 10) / 10;
    return value === 0 ? [] : [{ key: own.key, value, unit: own.unit }];
  });
}

/** The models nearest to this one, each with what it has more or less of. */
export function Siblings({ product, language }: { product: ProductInfo; language: Language }) {
  const { t } = useTranslation();
  if (product.siblings.length === 0) return null;
  return (
    <Section line>
      <SectionHeading size="s" title={t('product.compareWith')} />
      <SiblingCards>
        {product.siblings.map((sibling) => {
          const weight = figureOf(sibling, 'weight_g');
          return (
            <SiblingCard
              key={sibling.code}
              href={pathsOf(language).details(sibling.route, sibling.code)}
              code={sibling.code}
              figures={[
                ...(sibling.keyFigure ? [<SpecContent key="key" value={sibling.keyFigure} />] : []),
                ...(weight ? [<SpecContent key="weight" value={weight} />] : []),
              ]}
              difference={differences(product, sibling).map(({ key, value, unit }, index) => (
                <Fragment key={key}>
                  {index > 0 && t('words.list')}
                  <Figure value={value} unit={unit} signed />
                </Fragment>
              ))}
              picture={
                <ScaledProductPicture
                  code={sibling.code}
                  product={sibling}
                  sizes="(max-width: 768px) 200px, 240px"
                />
              }
            />
          );
        })}
      </SiblingCards>
    </Section>
  );
}
