import { type Variant, variantStorage } from '@payload/api/cache';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../rendering/listeners.ts';

/** Up to this width the site is touch-sized whatever the flag says (specification, section 9). */
const narrow = '(max-width: 768px)';

/** What a browser says of the device it runs on. */
export interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** The variant for a first visit. Tablets are touched as well; an iPad names itself a Macintosh. */
export function variantFor({ userAgent, maxTouchPoints }: Device): Variant {
  const isTouched = /Mobi|Android|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  return isTouched ? 'mobile' : 'desktop';
}

const remembered = variantStorage(() => globalThis.sessionStorage);
const listeners = createListeners();

/** The stored user-agent flag; on the first visit it is set from the browser. Only in the browser. */
export function storedVariant(): Variant {
  const stored = remembered.get();
  if (stored) return stored;
  const variant = variantFor(navigator);
  remembered.set(variant);
  return variant;
}

/** Stores the visitor's own choice and tells the pages. */
export function chooseVariant(variant: Variant): void {
  remembered.set(variant);
  listeners.notify();
}

/** The variant; desktop in prerendered HTML, which is made once for both. */
export function useVariant(): Variant {
  return useSyncExternalStore(listeners.subscribe, storedVariant, () => 'desktop');
}

function watchInfo(changed: () => void): () => void {
  const width = matchMedia(narrow);
  width.addEventListener('change', changed);
  const stop = listeners.subscribe(changed);
  return () => {
    width.removeEventListener('change', changed);
    stop();
  };
}

/**
 * The specification's `info`: whether the site is touch-sized, by its flag or its width. It decides what a
 * click does; how things look follows the width in CSS, so that prerendered pages do not shift.
 */
export function useInfo(): boolean {
  return useSyncExternalStore(
    watchInfo,
    () => storedVariant() === 'mobile' || matchMedia(narrow).matches,
    () => false,
  );
}
