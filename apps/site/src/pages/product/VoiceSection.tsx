import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { levelAt, type NoisePlace, noiseOfPlaces, speechMargins } from '@payload/catalog/voice';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { VoiceInstrument } from '@payload/ui/VoiceInstrument';
import { useTranslation } from 'react-i18next';
import { useMeasuredView } from './useMeasuredView.ts';
import { voiceQueryOf, voiceViewOf } from './voice-view.ts';

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
  const { t } = useTranslation();
  const { levelDb, reachM } = physics;
  const { view, move, change } = useMeasuredView(query, voiceViewOf, voiceQueryOf);
  return (
    <Section>
      <SectionHeading
        size="m"
        title={<PhraseText phrases={t('product.voice.title', { returnObjects: true })} />}
        lead={t('product.voice.lead')}
      />
      <VoiceInstrument
        levelAt={(metres) => levelAt(levelDb, metres)}
        reach={reachM}
        places={places}
        margins={speechMargins}
        distance={view.at}
        onDistanceChange={move}
        place={view.place}
        onPlaceChange={(place) => change({ place })}
        order={{ src: `/static/voice/order-${language}.mp3`, words: t('product.voice.order') }}
        translations={{
          distance: t('product.voice.distance'),
          place: t('product.voice.place'),
          places: t('product.voice.places', { returnObjects: true }),
          spoken: (values) => t('product.voice.spoken', values),
          level: t('product.voice.level'),
          noise: t('product.voice.noise'),
          over: t('product.voice.over'),
          understoodTo: t('product.voice.understoodTo'),
          verdicts: t('product.voice.verdicts', { returnObjects: true }),
          atDistance: (distance) => t('product.voice.atDistance', { distance }),
          margin: (margin) => t('product.voice.margin', { margin }),
          rule: t('product.voice.rule'),
          limit: (distance) => t('product.voice.limit', { distance }),
          hear: t('product.voice.hear'),
          stop: t('product.voice.stop'),
          loud: t('product.voice.loud'),
          relative: t('product.voice.relative'),
          failed: t('product.voice.failed'),
        }}
      />
    </Section>
  );
}
