import {
  type Comparison,
  comparisonOf,
  type LeftOut,
  modelsOf,
  queryOf,
} from '@payload/view-models/compare/models.ts';
import { useWrittenAddress } from '@payload/web/navigation/useWrittenAddress.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressedView } from '../../features/content/useAddressedView.ts';

function atOnce(write: () => void): () => void {
  write();
  return () => {};
}

const noneLeftOut: LeftOut = { foreign: [], surplus: [] };

/**
 * The comparison that the address describes, and what of the address it had to leave out. Such an address is
 * replaced by one that says what is shown; what was left out stays named until the visitor changes something.
 */
export function useComparison(search: URLSearchParams, codes: readonly string[]) {
  const { pathname, hash } = useLocation();
  const [comparison, setComparison] = useAddressedView(
    search,
    (query) => comparisonOf(query, codes),
    (view) => queryOf(view, codes),
  );
  const { leftOut } = modelsOf(search, codes);
  const isComplete = leftOut.foreign.length + leftOut.surplus.length === 0;
  const requested = search.get('models') ?? '';
  const [named, setNamed] = useState({ requested: '', leftOut: noneLeftOut });
  if (!isComplete && named.requested !== requested) setNamed({ requested, leftOut });

  const query = queryOf(comparison, codes);
  useWrittenAddress(isComplete ? null : pathname + query + hash, atOnce);

  return {
    comparison,
    leftOut: named.leftOut,
    change: (next: Partial<Comparison>) => {
      setNamed({ requested: '', leftOut: noneLeftOut });
      setComparison((now) => ({ ...now, ...next }));
    },
    /** Of this page under this comparison. */
    address: pathname + query,
  };
}
