import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the answer that the address leads to and brings it into view, where the browser has not done so
 * itself: the address was reached by script, or the answer was filtered out. `reveal` is told an answer
 * that is not on the page.
 */
export function useOpenAnswer(reveal?: (id: string) => void): void {
  const { hash, key } = useLocation();
  const followed = useRef(new Set<string>());
  const ask = useEffectEvent((id: string) => reveal?.(id));

  // Also runs after a change of what is shown, such as the filter that hid the answer.
  useEffect(() => {
    const visit = key + hash;
    // Once for each visit, so that an answer closed by hand stays closed when the page is come back to.
    if (hash === '' || followed.current.has(visit)) return;
    const id = hash.slice(1);
    const details = document.getElementById(id)?.closest('details');
    if (!details) {
      ask(id);
      return;
    }
    followed.current.add(visit);
    if (details.open) return;
    details.open = true;
    details.scrollIntoView();
  });
}
