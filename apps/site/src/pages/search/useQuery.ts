import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Milliseconds without a key after which what was typed stands in the address. */
const pause = 400;

/** What is searched for, kept in the address (`?q=`) so that it can be linked, reloaded and come back to. */
export function useQuery(search: URLSearchParams): [string, (query: string) => void] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = search.get('q') ?? '';
  const [query, setQuery] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);

  // The address changed by itself: a link, back, forward.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== query.trim()) setQuery(asked);
  }

  useEffect(() => {
    const now = query.trim();
    if (now === asked) return undefined;
    const timer = setTimeout(() => {
      const address = now === '' ? pathname : `${pathname}?${new URLSearchParams({ q: now })}`;
      void navigate(address, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [query, asked, pathname, navigate]);

  return [query, setQuery];
}
