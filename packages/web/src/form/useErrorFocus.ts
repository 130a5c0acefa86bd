import { useEffect, useRef } from 'react';

/**
 * Gives the first wrong field the focus, each time the form is refused. Where no field is to blame, `Form` leaves it with the summary.
 *
 * @param refusals how often it was refused.
 */
export function useErrorFocus(refusals: number, firstWrongId: string | undefined): void {
  const answered = useRef(refusals);
  useEffect(() => {
    // After Form has given it to the summary, and brought that into view: the field is what is mended next.
    if (refusals > answered.current && firstWrongId !== undefined)
      document.getElementById(firstWrongId)?.focus();
    answered.current = refusals;
  }, [refusals, firstWrongId]);
}
