import { COMPARE_LIMIT } from '@payload/view-models/compare/limit.ts';
import { useCallback, useState } from 'react';

/** The models ticked for comparison, in the order they were ticked; a fifth is not taken. */
export function useCompareChoice() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (code: string, on: boolean) =>
      setChosen((codes) =>
        on
          ? [...codes.filter((other) => other !== code), code].slice(0, COMPARE_LIMIT)
          : codes.filter((other) => other !== code),
      ),
    [],
  );
  return { chosen, isFull: chosen.length >= COMPARE_LIMIT, toggle, clear: () => setChosen([]) };
}
