import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { levelAt, type NoisePlace, noiseOfPlaces, speechMargins } from '@payload/measure/voice';
import { VoiceInstrument } from '@payload/ui/sections/product/VoiceInstrument';
import { voiceQueryOf, voiceViewOf } from '@payload/view-models/product/voice-view.ts';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

export interface VoiceSectionProps {
  physics: Extract<ProductInfo['physics'], { kind: 'sound' }>;
  language: Language;
  /** The page's own query, as text. */
  query: string;
}

const noiseIn = (key: NoisePlace) => ({ key, noise: noiseOfPlaces[key] });
const places = [noiseIn('quiet'), noiseIn('street'), noiseIn('rotor'), noiseIn('crowd')] as const;

/** How far a spoken order carries over the noise of a place; it can be heard. */
export function VoiceSection({ physics, language, query }: VoiceSectionProps) {
  const { t } = useTranslation('voice');
  const { levelDb, reachM } = physics;
  const { view, move, change } = useMeasuredView(query, voiceViewOf, voiceQueryOf);
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <VoiceInstrument
        levelAt={(metres) => levelAt(levelDb, metres)}
        reach={reachM}
        places={places}
        margins={speechMargins}
        distance={view.at}
        onDistanceChange={move}
        place={view.place}
        onPlaceChange={(place) => change({ place })}
        order={{ src: `/static/voice/order-${language}.mp3`, words: t('order') }}
        translations={{
          distance: t('distance'),
          place: t('place'),
          places: t('places', { returnObjects: true }),
          spoken: (values) => t('spoken', values),
          level: t('level'),
          noise: t('noise'),
          over: t('over'),
          understoodTo: t('understoodTo'),
          verdicts: t('verdicts', { returnObjects: true }),
          atDistance: (distance) => t('atDistance', { distance }),
          margin: (margin) => t('margin', { margin }),
          rule: t('rule'),
          limit: (distance) => t('limit', { distance }),
          hear: t('hear'),
          stop: t('stop'),
          loud: t('loud'),
          relative: t('relative'),
          failed: t('failed'),
        }}
      />
    </InstrumentSection>
  );
}
