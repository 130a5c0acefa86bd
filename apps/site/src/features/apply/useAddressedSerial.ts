import { useEffect, useEffectEvent, useRef } from 'react';
import type { ServiceForm } from './useForm.ts';

/** Types the serial number that the address names (`?serial=`), once, so that it can be changed. */
export function useAddressedSerial({ isReady, type }: ServiceForm, search: URLSearchParams): void {
  const serial = search.get('serial') ?? '';
  const taken = useRef('');
  const take = useEffectEvent((fromAddress: string) => {
    if (fromAddress === '' || fromAddress === taken.current) return;
    taken.current = fromAddress;
    type('serialNumber', fromAddress);
  });
  useEffect(() => {
    if (isReady) take(serial);
  }, [isReady, serial]);
}
