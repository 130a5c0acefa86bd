import { useEffect, useState } from 'react';

/** Milliseconds without a move after which the value stands in the address: a navigation draws the frame again. */
const pause = 400;

/**
 * A slider's value while it is moved, which follows the pointer at once and is settled when it has rested.
 *
 * @returns the value that is not settled yet, null for none, and what moves it.
 */
export function useSettledMove(settle: (value: number) => void): [number | null, (value: number) => void] {
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => {
      settle(moved);
      setMoved(null);
    }, pause);
    return () => clearTimeout(timer);
  });
  return [moved, setMoved];
}
