import type { Language } from '@payload/catalog';
import { type ComponentType, lazy, memo } from 'react';
import { type PageTexts, prepareTexts } from '../../platform/language/i18n.ts';
import { WhenNear } from '../../platform/rendering/WhenNear.tsx';
import type { BeamSectionProps } from './BeamSection.tsx';
import type { VoiceSectionProps } from './VoiceSection.tsx';

/** An instrument in each language: its words come with its code, and with no other page. */
function instrument<Props>(fetchSection: () => Promise<ComponentType<Props>>, texts: PageTexts) {
  const inLanguage = (language: Language) =>
    lazy(async () => {
      const [section] = await Promise.all([fetchSection(), prepareTexts(language, [texts])]);
      return { default: section };
    });
  return { cn: inLanguage('cn'), en: inLanguage('en') };
}

const beams = instrument(async () => (await import('./BeamSection.tsx')).BeamSection, 'beam');
const voices = instrument(async () => (await import('./VoiceSection.tsx')).VoiceSection, 'voice');

// The instruments' code is fetched when they are near. A kept page that is drawn anew leaves their boundaries alone.

export const LazyBeam = memo(function LazyBeam({
  language,
  ...props
}: BeamSectionProps & { language: Language }) {
  const Beam = beams[language];
  return (
    <WhenNear theme="night">
      <Beam {...props} />
    </WhenNear>
  );
});

export const LazyVoice = memo(function LazyVoice(props: VoiceSectionProps) {
  const Voice = voices[props.language];
  return (
    <WhenNear theme="night">
      <Voice {...props} />
    </WhenNear>
  );
});
