import { findParcelAddress } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useOwn } from '@payload/web/account/useOwn.ts';
import { service } from '@payload/web/session/service.ts';
import { useCallback } from 'react';

/** Where the maker takes parcels in; null where it is to be asked for, undefined while that is not known. */
export function useParcelAddress(language: Language): string | null | undefined {
  const load = useCallback(() => service(findParcelAddress, { language }), [language]);
  const answer = useOwn(load);
  if (answer.state === 'loading') return undefined;
  // Whoever cannot be told has to ask as well.
  return answer.state === 'ready' ? answer.data.address : null;
}
