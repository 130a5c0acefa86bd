/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the site is reached from outside, without a trailing slash; empty where it was built without `PUBLIC_URL`. */
  readonly PUBLIC_ORIGIN: string;
  /** Changes whenever any picture does. */
  readonly PICTURE_VERSION: string;
}

/** Made by `site-build/src/solutions-plugin.ts`. */
declare module 'virtual:solutions' {
  import type { IndustrySummary, Language, Solution } from '@payload/catalog';

  /** The list of all industries in each language. */
  export const lists: Readonly<Record<Language, () => Promise<{ default: IndustrySummary[] }>>>;
  /** One industry in one language, by a key such as `en/firefighting`. */
  export const solutions: Readonly<Record<string, (() => Promise<{ default: Solution }>) | undefined>>;
}

/** Made by `site-build/src/frame-lists-plugin.ts`. */
declare module 'virtual:frame-lists' {
  import type { Language } from '@payload/catalog';
  import type { FrameLists } from './data/data-source.ts';

  /** What the frame lists in each language. */
  export const lists: Readonly<Record<Language, () => Promise<{ default: FrameLists }>>>;
}

/** Made by `site-build/src/candidates-plugin.ts`. */
declare module 'virtual:candidates' {
  import type { Candidates } from '@payload/catalog';

  const candidates: Candidates;
  export default candidates;
}

/** Made by `site-build/src/load-benches-plugin.ts`. */
declare module 'virtual:load-benches' {
  import type { LoadBench } from '@payload/catalog';

  /** What hangs under each aircraft, by its key. */
  export const benches: Readonly<Record<string, (() => Promise<{ default: LoadBench }>) | undefined>>;
}
