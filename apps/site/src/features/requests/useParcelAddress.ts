import { findParcelAddress } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { service } from '@payload/web/session/service.ts';

/** Where the maker takes parcels in; null where it is to be asked for, undefined while that is not known. */
export function useParcelAddress(language: Language): string | null | undefined {
  const { state, data } = useRemote(`parcel ${language}`, () => service(findParcelAddress, { language }));
  if (state === 'loading') return undefined;
  // Whoever cannot be told has to ask as well.
  return data?.address ?? null;
}
