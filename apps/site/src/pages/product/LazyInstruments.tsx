import type { Language } from '@payload/catalog';
import { type PageTexts, prepareTexts } from '@payload/web/language/i18n.ts';
import { WhenNear } from '@payload/web/rendering/WhenNear.tsx';
import { type ComponentType, lazy, memo } from 'react';
import type { BeamSectionProps } from './BeamSection.tsx';
import type { FlashSectionProps } from './FlashSection.tsx';
import type { FootprintSectionProps } from './FootprintSection.tsx';
import type { LoadSectionProps } from './LoadSection.tsx';
import type { SignSectionProps } from './SignSection.tsx';
import type { StackSectionProps } from './StackSection.tsx';
import type { VoiceSectionProps } from './VoiceSection.tsx';

interface InLanguage {
  language: Language;
}

/**
 * An instrument whose code is fetched when it is near, and its words with it: no other page says them. A kept page that is
 * drawn again leaves its boundary alone.
 */
function instrument<Props extends InLanguage>(
  fetchSection: () => Promise<ComponentType<Props>>,
  texts: readonly PageTexts[],
) {
  const sectionIn = (language: Language) =>
    lazy(async () => {
      const [section] = await Promise.all([fetchSection(), prepareTexts(language, texts)]);
      return { default: section };
    });
  const sections = { cn: sectionIn('cn'), en: sectionIn('en') };
  return memo(function LazyInstrument(props: Props) {
    const Section = sections[props.language];
    return (
      <WhenNear theme="night">
        <Section {...props} />
      </WhenNear>
    );
  });
}

export const LazyBeam = instrument<BeamSectionProps & InLanguage>(
  async () => (await import('./BeamSection.tsx')).BeamSection,
  ['beam'],
);
export const LazyFlash = instrument<FlashSectionProps & InLanguage>(
  async () => (await import('./FlashSection.tsx')).FlashSection,
  ['flash'],
);
export const LazyFootprint = instrument<FootprintSectionProps & InLanguage>(
  async () => (await import('./FootprintSection.tsx')).FootprintSection,
  ['footprint', 'beam'],
);
export const LazyLoad = instrument<LoadSectionProps & InLanguage>(
  async () => (await import('./LoadSection.tsx')).LoadSection,
  ['load'],
);
export const LazySign = instrument<SignSectionProps & InLanguage>(
  async () => (await import('./SignSection.tsx')).SignSection,
  ['sign'],
);
export const LazyStack = instrument<StackSectionProps & InLanguage>(
  async () => (await import('./StackSection.tsx')).StackSection,
  ['stack'],
);
export const LazyVoice = instrument<VoiceSectionProps>(
  async () => (await import('./VoiceSection.tsx')).VoiceSection,
  ['voice'],
);
