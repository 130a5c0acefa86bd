/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the site is reached from outside, without a trailing slash. */
  readonly PUBLIC_ORIGIN: string;
  /** Changes whenever any picture does. */
  readonly PICTURE_VERSION: string;
}
