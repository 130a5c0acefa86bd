import type { ProductInfo } from '@payload/api/contract';
import { LoadInstrument } from '@payload/ui/sections/product/LoadInstrument';
import { firstLoad, loadQueryOf, loadViewOf } from '@payload/view-models/product/load-view.ts';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

export interface LoadSectionProps {
  physics: Extract<ProductInfo['physics'], { kind: 'load' }>;
  /** The page's own query, as text. */
  query: string;
}

/** What a release unit carries from each of its aircraft. */
export function LoadSection({ physics, query }: LoadSectionProps) {
  const { t } = useTranslation('load');
  const { hooks, perHookKg, totalKg, releaseS, aircraft } = physics;
  const first = firstLoad(aircraft.map(({ kg }) => kg));
  const { view, move } = useMeasuredView(
    query,
    (search) => loadViewOf(search, totalKg, first),
    (now) => loadQueryOf(now, first),
  );
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <LoadInstrument
        hooks={hooks}
        perHook={perHookKg}
        total={totalKg}
        release={releaseS}
        aircraft={aircraft.map(({ key, kg }) => ({ code: key, capacity: kg }))}
        load={view.at}
        onLoadChange={move}
        translations={{
          load: t('load'),
          spoken: (values) => t('spoken', values),
          each: t('each'),
          hookRating: (rating) => t('hookRating', { rating }),
          carriers: t('carriers'),
          ofAircraft: (count) => t('ofAircraft', { count }),
          released: t('released'),
          inSequence: t('inSequence'),
          rating: t('rating'),
          aircraftLimits: t('aircraftLimits'),
          unitLimits: t('unitLimits'),
          left: (amount) => t('left', { amount }),
          over: (amount) => t('over', { amount }),
        }}
      />
    </InstrumentSection>
  );
}
