import { type Language, languages } from '@payload/catalog/language';
import { type OpenStorage, safeStorage } from '../storage.ts';

/** One remembered value. Where storage does not take it, it lasts as long as the page. */
export interface StoredValue<Value> {
  /** The value; null where there is none, or what is stored is not one. */
  get(): Value | null;
  set(value: Value): void;
  clear(): void;
}

function remembered<Value extends string>(
  open: OpenStorage,
  key: string,
  isValue: (text: string) => text is Value,
): StoredValue<Value> {
  const storage = safeStorage(open);
  let unstored: Value | null = null;
  return {
    get() {
      const text = unstored ?? storage.read(key);
      return text !== null && isValue(text) ? text : null;
    },
    set(value) {
      unstored = storage.write(key, value) ? null : value;
    },
    clear() {
      unstored = null;
      storage.remove(key);
    },
  };
}

/** The sign-in token, under `token`; goes into local storage. */
export function tokenStorage(localStorage: OpenStorage): StoredValue<string> {
  return remembered(localStorage, 'token', (text): text is string => text !== '');
}

/** The visitor's language, under `language`; goes into session storage. */
export function languageStorage(sessionStorage: OpenStorage): StoredValue<Language> {
  return remembered(sessionStorage, 'language', (text): text is Language =>
    (languages as readonly string[]).includes(text),
  );
}

/** The aircraft that the visitor flies, by its key, under `aircraft`; goes into local storage. */
export function aircraftStorage(localStorage: OpenStorage): StoredValue<string> {
  return remembered(localStorage, 'aircraft', (text): text is string => /^[A-Z\d]{2,8}$/.test(text));
}

/** Which variant of the site the visitor gets. */
export type Variant = 'mobile' | 'desktop';

/** The user-agent flag, under `ua`; goes into session storage. */
export function variantStorage(sessionStorage: OpenStorage): StoredValue<Variant> {
  return remembered(sessionStorage, 'ua', (text): text is Variant => text === 'mobile' || text === 'desktop');
}
