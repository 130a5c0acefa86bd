import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Milliseconds without a key after which what was typed stands in the address. */
const pause = 400;

/** What a page looks for, kept in the address (`?q=`) so that it can be linked, reloaded and come back to. */
export function useQuery(search: URLSearchParams): [string, (query: string) => void] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addressQuery = search.get('q') ?? '';
  const [query, setQuery] = useState(addressQuery);
  const [lastAddressQuery, setLastAddressQuery] = useState(addressQuery);

  // The address changed by itself: a link, back, forward.
  if (addressQuery !== lastAddressQuery) {
    setLastAddressQuery(addressQuery);
    if (addressQuery !== query.trim()) setQuery(addressQuery);
  }

  useEffect(() => {
    const now = query.trim();
    if (now === addressQuery) return undefined;
    const timer = setTimeout(() => {
      const address = now === '' ? pathname : `${pathname}?${new URLSearchParams({ q: now })}`;
      void navigate(address, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [query, addressQuery, pathname, navigate]);

  return [query, setQuery];
}
