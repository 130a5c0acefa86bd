import type { AircraftKey } from '@payload/catalog';
import { quoteItemsOf, quoteItemsText } from '@payload/flows/apply';
import { requestedModels } from '@payload/view-models/compare/requested-models.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ServiceForm } from '../../features/apply/useForm.ts';

interface AskedSet {
  /** Models of the address that the form does not hold, since it holds others that someone chose; empty where it took them. */
  readonly waiting: readonly string[];
  /** What names no model, as it was written. */
  readonly foreign: readonly string[];
  /** What names no aircraft, as it was written; null where the address names one, or none at all. */
  readonly foreignAircraft: string | null;
  /** Puts the set of the address in the place of the form's. How many was typed of a model that both have stays. */
  readonly take: () => void;
}

/** What a link has put into a draft, by its id: as long as nobody changes it, the next link may replace it. */
const begun = new Map<string, string>();

/**
 * Begins the form with the set of `?aircraft=m350&models=T90,H1T`, one of each. A set that someone has put together is kept,
 * and can be replaced by `take`.
 */
export function useRequestedSet(
  { isReady, context: { typed, submissionId }, type }: ServiceForm,
  search: URLSearchParams,
  codes: readonly string[],
  aircraftKeys: readonly AircraftKey[],
): AskedSet {
  const { existing, foreign } = requestedModels(search, codes);
  const named = search.get('aircraft')?.trim() ?? '';
  const carrier = aircraftKeys.find((key) => key.toLowerCase() === named.toLowerCase()) ?? '';
  const held = quoteItemsOf(typed.items);
  const isSame = existing.length === held.length && existing.every((code) => holds(code));

  function holds(code: string): boolean {
    return held.some((item) => item.code === code);
  }
  function quantityHeld(code: string): string {
    return held.find((item) => item.code === code)?.quantity ?? '1';
  }

  const take = () => {
    const text = quoteItemsText(existing.map((code) => ({ code, quantity: quantityHeld(code) })));
    begun.set(submissionId, text);
    type('items', text);
    if (carrier !== '') type('aircraft', carrier);
  };

  const asked = existing.join();
  const begin = useEffectEvent((models: string, aircraft: string) => {
    const isFree = typed.items === '' || typed.items === begun.get(submissionId);
    if (models !== '' && !isSame && isFree) take();
    else if (aircraft !== '' && typed.aircraft === '') type('aircraft', aircraft);
  });
  useEffect(() => {
    if (isReady) begin(asked, carrier);
  }, [isReady, asked, carrier]);

  return {
    waiting: isReady && !isSame && held.length > 0 ? existing : [],
    foreign,
    foreignAircraft: named !== '' && carrier === '' ? named : null,
    take,
  };
}
