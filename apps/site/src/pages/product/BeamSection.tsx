import type { ProductInfo } from '@payload/api/contract';
import { BeamInstrument } from '@payload/ui/BeamInstrument';
import { formatFigure } from '@payload/ui/Figure';
import { beamQueryOf, beamViewOf, mostOthers } from '@payload/view-models/product/beam-view.ts';
import { beamWords } from '@payload/view-models/scenes/beam-words.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

type BeamPhysics = Extract<ProductInfo['physics'], { kind: 'beam' }>;

export interface BeamSectionProps {
  code: string;
  physics: BeamPhysics;
  /** The page's own query, as text. */
  query: string;
}

/** What a lamp's light does at a distance; other lamps can be laid over it. */
export function BeamSection({ code, physics, query }: BeamSectionProps) {
  const { t } = useTranslation('beam');
  const { angleDeg, candela, recognisedM, fluxLm, others } = physics;
  const codes = others.map((other) => other.code);
  const { view, move, change } = useMeasuredView(query, (search) => beamViewOf(search, codes), beamQueryOf);
  const { at, others: chosen } = view;
  const laidOver = chosen.flatMap((name) => others.find((other) => other.code === name) ?? []);
  return (
    <InstrumentSection
      title={t('title', { flux: formatFigure(fluxLm, 'lm'), returnObjects: true })}
      lead={t('lead')}
    >
      <BeamInstrument
        beams={[
          { code, angle: angleDeg, intensity: candela, recognised: recognisedM },
          ...laidOver.map((other) => ({
            code: other.code,
            angle: other.angleDeg,
            intensity: other.candela,
            recognised: other.recognisedM,
          })),
        ]}
        distance={at}
        onDistanceChange={move}
        onRemove={(name) => change({ others: chosen.filter((other) => other !== name) })}
        picture={<ProductPicture resUrl={`products/${code}.webp`} sizes="160px" />}
        addable={chosen.length < mostOthers ? codes.filter((other) => !chosen.includes(other)) : []}
        onAdd={(name) => change({ others: [...chosen, name] })}
        translations={beamWords(t)}
      />
    </InstrumentSection>
  );
}
