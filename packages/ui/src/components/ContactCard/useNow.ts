import { useEffect, useState } from 'react';

/**
 * The time, kept up while the page is open; null in prerendered HTML and until the page runs, for a
 * server's clock and the visitor's differ.
 * @param given a time that stands still instead
 */
export function useNow(given?: Date): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  const still = given?.getTime();

  useEffect(() => {
    const update = () => setNow(new Date(still ?? Date.now()));
    update();
    if (still !== undefined) return undefined;
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [still]);

  return now;
}
