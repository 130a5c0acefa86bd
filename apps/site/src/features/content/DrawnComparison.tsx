import type { ProductInfo } from '@payload/api/contract';
import { BeamInstrument } from '@payload/ui/BeamInstrument';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { BarsGrid } from '@payload/ui/sections/compare/BarsGrid';
import { Text } from '@payload/ui/Text';
import { drawnBeams, drawnRows, drawnShares } from '@payload/view-models/compare/drawn-rows.ts';
import { beamWords } from '@payload/view-models/scenes/beam-words.ts';
import { useTranslation } from 'react-i18next';
import { useSettledMove } from './useSettledMove.ts';

export interface DrawnComparisonProps {
  /** The products in their order. */
  products: readonly ProductInfo[];
  /** Key of the aircraft that they are weighed on; null for none. */
  aircraft: string | null;
  /** Metres along the beams; null for the distance that they are first measured at. */
  distance: number | null;
  /** Called when the distance has rested where it was moved to. */
  onDistanceChange: (distance: number) => void;
}

/** Models laid on one scale: the light of those that have some, and a bar for every figure that they share. */
export function DrawnComparison({ products, aircraft, distance, onDistanceChange }: DrawnComparisonProps) {
  const { t } = useTranslation('drawn');
  const { t: beam } = useTranslation('beam');
  const [moved, move] = useSettledMove(onDistanceChange);
  const [lamp, ...lamps] = drawnBeams(products);
  const shares = aircraft === null ? [] : drawnShares(products, aircraft);
  const groups = [
    ...(shares.length > 0 ? [{ key: 'share', title: t('share', { aircraft }), rows: shares, max: 100 }] : []),
    ...drawnRows(products),
  ];
  return (
    <Stack gap={48}>
      {lamp && (
        <Stack as="section" gap={24}>
          <SectionHeading size="xs" title={t('light')} />
          <BeamInstrument
            beams={[lamp, ...lamps]}
            distance={moved ?? distance ?? undefined}
            onDistanceChange={move}
            translations={beamWords(beam)}
          />
        </Stack>
      )}
      {groups.length > 0 ? (
        <Stack as="section" gap={24}>
          <SectionHeading size="xs" title={t('figures')} />
          <BarsGrid groups={groups} />
        </Stack>
      ) : (
        <Text>{t('none')}</Text>
      )}
    </Stack>
  );
}
