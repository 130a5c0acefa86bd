import type { ProductInfo } from '@payload/api/contract';
import { SignInstrument } from '@payload/ui/sections/product/SignInstrument';
import { distanceView } from '@payload/view-models/product/asked-distance.ts';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

export interface SignSectionProps {
  physics: Extract<ProductInfo['physics'], { kind: 'sign' }>;
  /** The page's own query, as text. */
  query: string;
}

/** Beyond the farthest no sign of the catalogue is measured. Metres from the sign. */
const { viewOf, queryOf } = distanceView({ first: 20, nearest: 5, farthest: 200 });

/** A sign in the size in which it is seen from a distance. */
export function SignSection({ physics, query }: SignSectionProps) {
  const { t } = useTranslation('sign');
  const { pixels, panelMm, luminanceCdM2, readableM } = physics;
  const { view, move } = useMeasuredView(query, viewOf, queryOf);
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <SignInstrument
        panel={panelMm}
        pixels={pixels}
        readable={readableM}
        luminance={luminanceCdM2}
        text={t('text')}
        distance={view.at}
        onDistanceChange={move}
        translations={{
          distance: t('distance'),
          spoken: (values) => t('spoken', values),
          drawing: t('drawing'),
          ruler: t('ruler'),
          width: t('width'),
          held: (distance) => t('held', { distance }),
          letter: t('letter'),
          least: (angle) => t('least', { angle }),
          readTo: t('readTo'),
          within: t('within'),
          beyond: t('beyond'),
          luminance: t('luminance'),
          bright: t('bright'),
        }}
      />
    </InstrumentSection>
  );
}
