import { lazy, memo } from 'react';
import { WhenNear } from '../../platform/rendering/WhenNear.tsx';
import type { BeamSectionProps } from './BeamSection.tsx';
import type { VoiceSectionProps } from './VoiceSection.tsx';

const BeamLater = lazy(async () => ({ default: (await import('./BeamSection.tsx')).BeamSection }));
const VoiceLater = lazy(async () => ({ default: (await import('./VoiceSection.tsx')).VoiceSection }));

// The instruments' code is fetched when they are near. A kept page that is drawn anew leaves their boundaries alone.

export const LazyBeam = memo(function LazyBeam(props: BeamSectionProps) {
  return (
    <WhenNear theme="night">
      <BeamLater {...props} />
    </WhenNear>
  );
});

export const LazyVoice = memo(function LazyVoice(props: VoiceSectionProps) {
  return (
    <WhenNear theme="night">
      <VoiceLater {...props} />
    </WhenNear>
  );
});
