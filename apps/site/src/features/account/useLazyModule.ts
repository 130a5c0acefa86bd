import type { Language } from '@payload/catalog';
import { useEffect, useEffectEvent, useState } from 'react';
import { prepareTexts } from '../../platform/language/i18n.ts';

/** A part whose code and texts are there. */
interface LoadedModule<Part> {
  readonly part: Part;
  /** The language whose texts are there; after a switch the part stays in the old one until the new is. */
  readonly language: Language;
}

/** Fetches a part's code and the account's texts as soon as it is wanted; null until then. */
export function useLazyModule<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  language: Language,
  onFailure: () => void,
): LoadedModule<Part> | null {
  const [wanted, setWanted] = useState<LoadedModule<Part> | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const fetchIt = async () => {
      try {
        const [part] = await Promise.all([load(), prepareTexts(language, ['account', 'messages'])]);
        if (isCurrent) setWanted({ part, language });
      } catch {
        if (isCurrent) fail();
      }
    };
    void fetchIt();
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, language]);
  return wanted;
}
