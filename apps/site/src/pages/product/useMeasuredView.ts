import { useEffect, useState } from 'react';
import { useAddressedView } from '../../features/content/useAddressedView.ts';

/** Milliseconds without a move after which the distance stands in the address: a navigation draws the frame anew. */
const pause = 400;

/** How an instrument stands, in the address; its distance `at` follows the slider at once. */
export function useMeasuredView<View extends { readonly at: number }>(
  query: string,
  read: (search: URLSearchParams) => View,
  write: (view: View) => string,
) {
  const [view, setView] = useAddressedView(new URLSearchParams(query), read, write);
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => {
      setView((now) => ({ ...now, at: moved }));
      setMoved(null);
    }, pause);
    return () => clearTimeout(timer);
  });
  return {
    view: { ...view, at: moved ?? view.at },
    move: setMoved,
    change: (next: Partial<View>) => setView((now) => ({ ...now, ...next })),
  };
}
