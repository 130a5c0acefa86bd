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

/** Whether the line bears what nobody has asked for yet: fast enough, and nobody saves data. Unknown lines do. */
export function bearsMore(): boolean {
  const { connection } = navigator;
  return !savesData() && (connection?.effectiveType ?? '4g') === '4g';
}
