import { lazy, memo } from 'react';
import { WhenNear } from '../../platform/rendering/WhenNear.tsx';
import type { BeamSectionProps } from './BeamSection.tsx';

const BeamLater = lazy(async () => ({ default: (await import('./BeamSection.tsx')).BeamSection }));

/** The beam instrument, whose code is fetched when it is near. A kept page that is drawn anew leaves its boundary alone. */
export const LazyBeam = memo(function LazyBeam(props: BeamSectionProps) {
  return (
    <WhenNear theme="night">
      <BeamLater {...props} />
    </WhenNear>
  );
});
