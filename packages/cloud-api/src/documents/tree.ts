import type { Block } from '@payload/ui/TechnicalDocument';

/** What a document says of itself. */
export interface DocumentFacts {
  title: string;
  description: string;
  /** Code of the product, or the name of the family that it is for. */
  product: string;
  version: string;
  /** Date of that version, as in `2025-03-04`. */
  updated: string;
  /** Not supplied by the owner. */
  sample: boolean;
}

/** A document of `packages/catalog/src/documents`, parsed and highlighted at build. */
export interface DocumentTree extends DocumentFacts {
  blocks: readonly Block[];
}
