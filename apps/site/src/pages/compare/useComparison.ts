import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { type Comparison, comparisonOf, type LeftOut, modelsOf, queryOf } from './models.ts';

const nothing: LeftOut = { foreign: [], surplus: [] };

/**
 * The comparison that the address describes, and what of the address it had to leave out. Such an address is
 * replaced by one that says what is shown; what was left out stays named until the visitor changes something.
 */
export function useComparison(search: URLSearchParams, codes: readonly string[]) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [comparison, setComparison] = useAddressedView(
    search,
    (query) => comparisonOf(query, codes),
    (view) => queryOf(view, codes),
  );
  const { leftOut } = modelsOf(search, codes);
  const isWhole = leftOut.foreign.length + leftOut.surplus.length === 0;
  const asked = search.get('models') ?? '';
  const [named, setNamed] = useState({ asked: '', leftOut: nothing });
  if (!isWhole && named.asked !== asked) setNamed({ asked, leftOut });

  const query = queryOf(comparison, codes);
  useEffect(() => {
    if (isWhole) return;
    void navigate(pathname + query + hash, { replace: true, preventScrollReset: true });
  }, [isWhole, navigate, pathname, query, hash]);

  return {
    comparison,
    leftOut: named.leftOut,
    change: (next: Partial<Comparison>) => {
      setNamed({ asked: '', leftOut: nothing });
      setComparison((now) => ({ ...now, ...next }));
    },
    /** Of this page under this comparison. */
    address: pathname + query,
  };
}
