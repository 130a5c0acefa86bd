import { useState } from 'react';

/** Copies an address of the site to the clipboard, and knows whether the browser let it. */
export function useCopiedAddress(address: string) {
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  return {
    state,
    copy: () => {
      void navigator.clipboard.writeText(new URL(address, location.href).href).then(
        () => setState('copied'),
        () => setState('refused'),
      );
    },
    /** Another address is no longer the one that was copied. */
    reset: () => setState(null),
  };
}
