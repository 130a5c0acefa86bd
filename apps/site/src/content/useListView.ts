import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultView, type ListView, queryOf, viewOf } from './list-view.ts';

/**
 * The view of a list, kept in the address so that a link restores it; `unsaid` where it says nothing.
 * A page that is come back to by a plain link keeps the view it was left with, and puts it back into
 * the address.
 */
export function useListView(
  search: URLSearchParams,
  unsaid: ListView = defaultView,
): [ListView, (view: ListView) => void] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = search.size > 0 ? queryOf(viewOf(search, unsaid), unsaid) : null;
  const [view, setView] = useState(() => viewOf(search, unsaid));
  const [lastAsked, setLastAsked] = useState(asked);
  const query = queryOf(view, unsaid);

  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) setView(viewOf(search, unsaid));
  }

  // Runs when the view changes, and when the page is shown again under an address without it.
  useEffect(() => {
    if (asked === lastAsked && query !== (asked ?? ''))
      void navigate(pathname + query, { replace: true, preventScrollReset: true });
  }, [asked, lastAsked, query, pathname, navigate]);

  return [view, setView];
}
