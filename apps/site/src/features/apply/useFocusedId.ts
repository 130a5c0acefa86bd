import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

const none = () => '';

/** Id of the element that has the focus; an empty text where it has none. */
export function useFocusedId(): string {
  return useSyncExternalStore(subscribe, () => document.activeElement?.id ?? '', none);
}
