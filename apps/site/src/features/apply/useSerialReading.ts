import { readSerial, type SerialReading } from '@payload/flows/apply';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ServiceForm } from './useForm.ts';

/** What is told of the serial number while it is typed, without asking the service; `codes` are those of all models. */
export function useSerialReading(
  { context }: Pick<ServiceForm, 'context'>,
  codes: readonly string[],
): SerialReading {
  const { serialNumber } = context.typed;
  return useMemo(() => readSerial(serialNumber, codes), [serialNumber, codes]);
}

/** Lets the form fill in the model that a number begins with, where it asks for one. */
export function useRecognisedModel({ isReady, send }: ServiceForm, { model }: SerialReading): void {
  const recognise = useEffectEvent((found: string) => send({ type: 'recognise', model: found }));
  useEffect(() => {
    if (isReady && model !== null) recognise(model);
  }, [isReady, model]);
}

/** The model that a form is about: the chosen one, else what the service or the number's beginning says. */
export function modelOf(
  { device, context }: Pick<ServiceForm, 'device' | 'context'>,
  reading: SerialReading,
): string | null {
  const { productCode } = context.typed;
  return productCode === '' ? (device?.code ?? reading.model) : productCode;
}
