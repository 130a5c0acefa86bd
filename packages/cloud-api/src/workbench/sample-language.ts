import { type SampleLanguage, sampleLanguages } from '@payload/catalog/cloud-api';
import { createListeners } from '@payload/web/rendering/listeners.ts';
import { useSyncExternalStore } from 'react';

const name = 'sample-language';
const listeners = createListeners();
/** What was chosen where storage is blocked. */
let chosen: SampleLanguage | null = null;

function remembered(): SampleLanguage {
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(name);
    return sampleLanguages.find((language) => language === stored) ?? 'curl';
  } catch {
    return 'curl';
  }
}

/** The programming language that a visitor reads samples in, in all documents, on this device. */
export const useSampleLanguage = (): SampleLanguage =>
  useSyncExternalStore(listeners.subscribe, remembered, remembered);

/** Remembers it. */
export function chooseSampleLanguage(language: string): void {
  chosen = sampleLanguages.find((one) => one === language) ?? null;
  try {
    localStorage.setItem(name, language);
  } catch {
    // Full or blocked: it holds until the page is left.
  }
  listeners.notify();
}
