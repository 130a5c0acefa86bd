import type { Part } from './offline-caches.ts';

/** A file of the build, and what it must be to the byte: `sha256-` and the sum, as in `integrity`. */
export type BuildFile = readonly [address: string, integrity: string];

/** One build of the site, as the worker that was made with it keeps it. */
export interface BuildFiles {
  /** Changes whenever any of the files does. */
  readonly build: string;
  readonly parts: Readonly<Record<Part, readonly BuildFile[]>>;
}
