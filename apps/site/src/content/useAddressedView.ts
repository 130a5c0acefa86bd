import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../shell/after-paint.ts';

/**
 * A view of a page that is kept in its address, so that a link restores it. `read` takes it from a query,
 * `write` gives the query that `read` reads back, empty for the view that need not be said. A page that is
 * come back to by a plain link keeps the view it was left with, and puts it back into the address.
 */
export function useAddressedView<View>(
  search: URLSearchParams,
  read: (search: URLSearchParams) => View,
  write: (view: View) => string,
): [View, (view: View) => void] {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const asked = search.size > 0 ? write(read(search)) : null;
  const [view, setView] = useState(() => read(search));
  const [lastAsked, setLastAsked] = useState(asked);
  const query = write(view);

  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) setView(read(search));
  }

  // Runs when the view changes, and when the page is shown again under an address without it.
  useEffect(() => {
    if (asked !== lastAsked || query === (asked ?? '')) return;
    // A navigation draws the frame anew.
    return afterPaint(
      () => void navigate(pathname + query + hash, { replace: true, preventScrollReset: true }),
    );
  }, [asked, lastAsked, query, pathname, hash, navigate]);

  return [view, setView];
}
