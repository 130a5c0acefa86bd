import type { Language } from '@payload/catalog';

/** Where the site is reached from outside, without a trailing slash; for canonical addresses. */
export const origin = import.meta.env.PUBLIC_ORIGIN;

/** The cache-busting version of picture addresses. */
export const pictureVersion = import.meta.env.PICTURE_VERSION;

/** The whole address of a page; `path` is what stands behind the language. */
export const addressOf = (language: Language, path: string) => `${origin}/${language}${path}`;
