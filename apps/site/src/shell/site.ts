/** Where the site is reached from outside, without a trailing slash; for canonical addresses. */
export const origin = import.meta.env.PUBLIC_ORIGIN;

/** The cache-busting version of picture addresses. */
export const pictureVersion = import.meta.env.PICTURE_VERSION;
