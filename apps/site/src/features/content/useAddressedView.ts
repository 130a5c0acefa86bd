import { useWrittenAddress } from '@payload/web/navigation/useWrittenAddress.ts';
import { afterPaint } from '@payload/web/rendering/after-paint.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A view of a page that is kept in its address, so that a link restores it. `read` takes it from a query,
 * `write` gives the query that `read` reads back, empty for the view that need not be said. A page that is
 * come back to by a plain link keeps the view it was left with, and puts it back into the address.
 */
export function useAddressedView<View>(
  search: URLSearchParams,
  read: (search: URLSearchParams) => View,
  write: (view: View) => string,
): [View, (change: (view: View) => View) => void] {
  const { pathname, search: addressed, hash } = useLocation();
  const requested = search.size > 0 ? write(read(search)) : null;
  const [view, setView] = useState(() => read(search));
  const [lastRequested, setLastRequested] = useState(requested);
  const [written, setWritten] = useState<string | null>(null);
  const query = write(view);
  const isRead = String(new URLSearchParams(addressed)) === String(search);

  if (isRead && requested !== lastRequested) {
    setLastRequested(requested);
    setWritten(null);
    // What the page itself has written is no request: a press may have come between writing it and drawing it.
    if (requested !== null && requested !== written) setView(read(search));
  }

  // Written when the view changes, and when the page is shown again under an address without it.
  const isWritten = !isRead || requested !== lastRequested || query === (requested ?? '');
  // A navigation draws the frame again.
  useWrittenAddress(isWritten ? null : pathname + query + hash, afterPaint, () => setWritten(query));

  return [
    view,
    (change) => {
      if (isRead) {
        // Two presses may come before one of them is drawn.
        setView(change);
        return;
      }
      const current = read(new URLSearchParams(addressed));
      setLastRequested(write(current));
      setView(change(current));
    },
  ];
}
