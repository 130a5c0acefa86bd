declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor's device asks for little to be fetched: data saver is on, or the line is of the slowest. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
