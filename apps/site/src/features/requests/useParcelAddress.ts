import { findParcelAddress } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useCallback } from 'react';
import { service } from '../../platform/session/service.ts';
import { useOwn } from '../account/useOwn.ts';

/** Where the maker takes parcels in; null where it is to be asked for, undefined while that is not known. */
export function useParcelAddress(language: Language): string | null | undefined {
  const load = useCallback(() => service(findParcelAddress, { language }), [language]);
  const answer = useOwn(load);
  if (answer.state === 'loading') return undefined;
  // Whoever cannot be told has to ask as well.
  return answer.state === 'ready' ? answer.data.address : null;
}
