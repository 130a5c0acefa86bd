import type { ProductInfo } from '@payload/api/contract';
import { understoodTo } from '@payload/measure/voice';
import { FootprintInstrument } from '@payload/ui/sections/product/FootprintInstrument';
import { distanceView } from '@payload/view-models/product/asked-distance.ts';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

export interface FootprintSectionProps {
  physics: Extract<ProductInfo['physics'], { kind: 'footprint' }>;
  /** The page's own query, as text. */
  query: string;
}

/** Metres above the ground. */
const { viewOf, queryOf } = distanceView({ first: 50, nearest: 10, farthest: 120 });

/** What light and voice of an integrated machine reach on the ground. */
export function FootprintSection({ physics, query }: FootprintSectionProps) {
  const { t } = useTranslation(['footprint', 'beam']);
  const { beam, sound } = physics;
  const { view, move } = useMeasuredView(query, viewOf, queryOf);
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <FootprintInstrument
        angle={beam.angleDeg}
        intensity={beam.candela}
        voice={{ quiet: sound.reachM, street: understoodTo(sound.levelDb, 'street') }}
        height={view.at}
        onHeightChange={move}
        translations={{
          height: t('height'),
          spoken: (values) => t('spoken', values),
          light: t('light'),
          circle: t('circle'),
          quiet: t('quiet'),
          street: t('street'),
          levels: t('beam:levels', { returnObjects: true }),
          lanes: (count) => (count === 0 ? t('beam:noLane') : t('beam:lanes', { count })),
          around: t('around'),
          nowhere: t('nowhere'),
        }}
      />
    </InstrumentSection>
  );
}
