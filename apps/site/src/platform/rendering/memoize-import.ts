/** Imports a module once; after a failure the next call tries again. */
export function memoizeImport<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetched: Promise<Part> | undefined;
  return () => {
    fetched ??= fetchPart().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
