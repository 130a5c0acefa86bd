import { useWrittenAddress } from '@payload/web/navigation/useWrittenAddress.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds without a key after which what was typed stands in the address. */
const pause = 400;

function afterPause(write: () => void): () => void {
  const timer = setTimeout(write, pause);
  return () => clearTimeout(timer);
}

/** What a page looks for, kept in the address (`?q=`) so that it can be linked, reloaded and come back to. */
export function useQuery(search: URLSearchParams): [string, (query: string) => void] {
  const { pathname } = useLocation();
  const addressQuery = search.get('q') ?? '';
  const [query, setQuery] = useState(addressQuery);
  const [lastAddressQuery, setLastAddressQuery] = useState(addressQuery);

  // The address changed by itself: a link, back, forward.
  if (addressQuery !== lastAddressQuery) {
    setLastAddressQuery(addressQuery);
    if (addressQuery !== query.trim()) setQuery(addressQuery);
  }

  const now = query.trim();
  const address = now === '' ? pathname : `${pathname}?${new URLSearchParams({ q: now })}`;
  useWrittenAddress(now === addressQuery ? null : address, afterPause);

  return [query, setQuery];
}
