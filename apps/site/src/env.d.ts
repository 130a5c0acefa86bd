/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the site is reached from outside, without a trailing slash; empty where it was built without `PUBLIC_URL`. */
  readonly PUBLIC_ORIGIN: string;
  /** Changes whenever any picture does. */
  readonly PICTURE_VERSION: string;
}

declare module '@payload/catalog/documents/*.md' {
  /** Made by the plugin in `app/build/documents`. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- the one way to name a file of ours in a module that is declared
  const tree: import('./features/documents/tree.ts').DocumentTree;
  export default tree;
}

/** Made by `app/build/solutions-plugin.ts`. */
declare module 'virtual:solutions' {
  import type { IndustrySummary, Language, Solution } from '@payload/catalog';

  /** The list of all industries in each language. */
  export const lists: Readonly<Record<Language, () => Promise<{ default: IndustrySummary[] }>>>;
  /** One industry in one language, by a key such as `en/firefighting`. */
  export const solutions: Readonly<Record<string, (() => Promise<{ default: Solution }>) | undefined>>;
}
