import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useSettledMove } from '../../features/content/useSettledMove.ts';

/** How an instrument stands, in the address; its distance `at` follows the slider at once. */
export function useMeasuredView<View extends { readonly at: number }>(
  query: string,
  read: (search: URLSearchParams) => View,
  write: (view: View) => string,
) {
  const [view, setView] = useAddressedView(new URLSearchParams(query), read, write);
  const [moved, move] = useSettledMove((at) => setView((now) => ({ ...now, at })));
  return {
    view: { ...view, at: moved ?? view.at },
    move,
    change: (next: Partial<View>) => setView((now) => ({ ...now, ...next })),
  };
}
