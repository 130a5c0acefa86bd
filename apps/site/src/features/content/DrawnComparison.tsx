import type { Language } from '@payload/catalog';
import { BarsGrid } from '@payload/ui/BarsGrid';
import { BeamInstrument } from '@payload/ui/BeamInstrument';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { RetryBanner } from '../errors/RetryBanner.tsx';
import { beamWords } from './beam-words.ts';
import { drawnBeams, drawnRows, drawnShares } from './drawn-rows.ts';
import { useProducts } from './useProducts.ts';

interface DrawnComparisonProps {
  /** Codes of the models, in their order. */
  models: readonly string[];
  /** Key of the aircraft that they are weighed on; null for none. */
  aircraft: string | null;
  language: Language;
}

/** Models laid on one scale: the light of those that have some, and a bar for every figure that they share. */
export function DrawnComparison({ models, aircraft, language }: DrawnComparisonProps) {
  const { t } = useTranslation('drawn');
  const { t: beam } = useTranslation('beam');
  const answer = useProducts(models, language);
  if (answer.state === 'loading') return <LoadingBlock lines={8} />;
  if (answer.state === 'failed')
    return (
      <RetryBanner
        quiet
        toneLabel={t('failedTone')}
        title={t('failed')}
        text={t('failedText')}
        act={t('retry')}
        onRetry={answer.retry}
      />
    );
  const [lamp, ...lamps] = drawnBeams(answer.data);
  const shares = aircraft === null ? [] : drawnShares(answer.data, aircraft);
  const groups = [
    ...(shares.length > 0 ? [{ key: 'share', title: t('share', { aircraft }), rows: shares, max: 100 }] : []),
    ...drawnRows(answer.data),
  ];
  return (
    <Stack gap={48}>
      {lamp && (
        <Stack as="section" gap={24}>
          <SectionHeading size="xs" title={t('light')} />
          <BeamInstrument beams={[lamp, ...lamps]} translations={beamWords(beam)} />
        </Stack>
      )}
      {groups.length > 0 ? (
        <Stack as="section" gap={24}>
          <SectionHeading size="xs" title={t('figures')} />
          <BarsGrid groups={groups} />
        </Stack>
      ) : (
        <Text>{t('none')}</Text>
      )}
    </Stack>
  );
}
