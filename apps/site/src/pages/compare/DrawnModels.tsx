import type { Language } from '@payload/catalog';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { RetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import { useTranslation } from 'react-i18next';
import { DrawnComparison, type DrawnComparisonProps } from '../../features/content/DrawnComparison.tsx';
import { useProducts } from '../../features/content/useProducts.ts';

interface DrawnModelsProps extends Omit<DrawnComparisonProps, 'products'> {
  /** Codes of the models, in their order. */
  models: readonly string[];
  language: Language;
}

/** A family's models on one scale, once what they state has come. */
export function DrawnModels({ models, language, ...drawing }: DrawnModelsProps) {
  const { t } = useTranslation('drawn');
  const answer = useProducts(models, language);
  if (answer.state === 'loading') return <LoadingBlock lines={8} />;
  if (answer.state === 'ready') return <DrawnComparison products={answer.data} {...drawing} />;
  return (
    <RetryBanner
      quiet
      toneLabel={t('failedTone')}
      title={t('failed')}
      text={t('failedText')}
      act={t('retry')}
      onRetry={answer.refresh}
    />
  );
}
