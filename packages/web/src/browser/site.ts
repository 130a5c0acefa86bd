import type { Language } from '@payload/catalog';

/**
 * Where the site is reached from outside, without a trailing slash. Built without `PUBLIC_URL` a page is at the address
 * that it was opened at; while it is prerendered nobody knows it, and this is empty.
 */
export const origin: string =
  import.meta.env.PUBLIC_ORIGIN || (typeof location === 'undefined' ? '' : location.origin);

/** The cache-busting version of picture addresses. */
export const pictureVersion = import.meta.env.PICTURE_VERSION;

/** The whole address of a page; `path` is what stands behind the language. */
export const addressOf = (language: Language, path: string) => `${origin}/${language}${path}`;
