import type { ProductInfo } from '@payload/api/contract';
import { FlashInstrument } from '@payload/ui/sections/product/FlashInstrument';
import { flashQueryOf, flashViewOf } from '@payload/view-models/product/flash-view.ts';
import { useTranslation } from 'react-i18next';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { InstrumentSection } from './InstrumentSection.tsx';

export interface FlashSectionProps {
  physics: Extract<ProductInfo['physics'], { kind: 'strobe' }>;
  /** The page's own query, as text. */
  query: string;
}

/** How a warning light flashes. */
export function FlashSection({ physics, query }: FlashSectionProps) {
  const { t } = useTranslation('flash');
  const { patterns, visibleM, batteryH } = physics;
  const keys = patterns.map(({ key }) => key);
  const [view, setView] = useAddressedView(
    new URLSearchParams(query),
    (search) => flashViewOf(search, keys),
    (now) => flashQueryOf(now, keys),
  );
  const [first, ...others] = patterns.map(({ key, colours, timesMs }) => ({
    key,
    name: t(`patterns.${key}`),
    colours,
    times: timesMs,
  }));
  if (!first) return null;
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <FlashInstrument
        patterns={[first, ...others]}
        visible={visibleM}
        battery={batteryH}
        pattern={view.pattern}
        onPatternChange={(pattern) => setView(() => ({ pattern }))}
        translations={{
          pattern: t('pattern'),
          start: t('start'),
          stop: t('stop'),
          guard: (flashes) => t('guard', { flashes }),
          still: t('still'),
          source: t('source'),
          rate: t('rate'),
          round: (time) => t('round', { time }),
          steady: t('steady'),
          lit: t('lit'),
          atATime: (times) => (typeof times === 'string' ? t('each', { time: times }) : t('between', times)),
          speed: t('speed'),
          trueSpeed: t('trueSpeed'),
          slowed: t('slowed'),
          visible: t('visible'),
          battery: (time) => t('battery', { time }),
        }}
      />
    </InstrumentSection>
  );
}
