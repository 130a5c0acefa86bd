import type { ProductInfo } from '@payload/api/contract';
import { StackInstrument } from '@payload/ui/sections/product/StackInstrument';
import { heaviestOf, stackQueryOf, stackViewOf } from '@payload/view-models/product/stack-view.ts';
import { useTranslation } from 'react-i18next';
import { InstrumentSection } from './InstrumentSection.tsx';
import { useMeasuredView } from './useMeasuredView.ts';

export interface StackSectionProps {
  code: string;
  physics: Extract<ProductInfo['physics'], { kind: 'stack' }>;
  /** The page's own query, as text. */
  query: string;
}

type Part = StackSectionProps['physics']['bracket'];

const partOf = (code: string, { lengthMm, heightMm, weightG }: Part) => ({
  code,
  length: lengthMm,
  height: heightMm,
  weight: weightG,
});

/** A bracket between its aircraft and what it holds. */
export function StackSection({ code, physics, query }: StackSectionProps) {
  const { t } = useTranslation('stack');
  const { bracket, ratedKg, aircraft, payloads } = physics;
  const heaviest = heaviestOf(payloads);
  const codes = payloads.map((payload) => payload.code);
  const { view, move, change } = useMeasuredView(
    query,
    (search) => stackViewOf(search, codes, heaviest),
    (now) => stackQueryOf(now, heaviest),
  );
  const [first, ...others] = payloads.map((payload) => ({
    ...partOf(payload.code, payload),
    aircraft: payload.aircraft,
  }));
  if (!first) return null;
  const parts = (values: { bracket: string; payload: string; code: string }) => t('parts', values);
  return (
    <InstrumentSection title={t('title', { returnObjects: true })} lead={t('lead')}>
      <StackInstrument
        bracket={partOf(code, bracket)}
        rating={ratedKg}
        aircraft={aircraft.map(({ key, payloadG }) => ({ code: key, limit: payloadG }))}
        payloads={[first, ...others]}
        payload={view.payload}
        onPayloadChange={(payload) => change({ payload })}
        gap={view.at}
        onGapChange={move}
        translations={{
          payload: t('payload'),
          drawing: (names) => t('drawing', names),
          gap: t('gap'),
          apart: (gap) => t('apart', { gap }),
          together: (height) => t('together', { height }),
          height: t('height'),
          heights: parts,
          weight: t('weight'),
          weights: parts,
          left: (name) => t('left', { aircraft: name }),
          ofLimit: (limit) => t('ofLimit', { limit }),
          rating: t('rating'),
          share: (values) => t('share', values),
        }}
      />
    </InstrumentSection>
  );
}
