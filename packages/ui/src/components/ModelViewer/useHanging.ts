import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { HungModel } from './exhibit.ts';
import type { Turning } from './turning.ts';

type Hanging = {
  /** hung: all of it; loading: as before, until the rest is there; incomplete: as before, for something did not come. */
  state: 'hung' | 'loading' | 'incomplete';
  retry: () => void;
};

/** Hangs models from one that is shown, and others once the list is another. */
export function useHanging(
  turning: RefObject<Turning | null>,
  isShown: boolean,
  hung: readonly HungModel[],
): Hanging {
  const wanted = JSON.stringify(hung);
  const [attempt, setAttempt] = useState(0);
  // A model is shown with those that hang from it at first.
  const [tried, setTried] = useState({ wanted, attempt, isComplete: true });
  // A list of the same models is the same list.
  const hungNow = useEffectEvent(() => hung);

  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const settle = (isComplete: boolean) => {
      if (isWanted) setTried({ wanted, attempt, isComplete });
    };
    turning.current?.hang(hungNow()).then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isWanted = false;
    };
  }, [turning, isShown, wanted, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (!isShown) return { state: 'hung', retry };
  if (tried.wanted !== wanted || tried.attempt !== attempt) return { state: 'loading', retry };
  return { state: tried.isComplete ? 'hung' : 'incomplete', retry };
}
