import { useState } from 'react';

/** Copies an address of the site to the clipboard, and knows whether the browser let it. */
export function useCopiedAddress(address: string) {
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  return {
    state,
    copy: () => {
      // Where there is no secure connection there is no clipboard either.
      if (!isSecureContext) return setState('refused');
      void navigator.clipboard.writeText(new URL(address, location.href).href).then(
        () => setState('copied'),
        () => setState('refused'),
      );
    },
    /** Another address is no longer the one that was copied. */
    reset: () => setState(null),
  };
}
