declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the line is of the slowest, 2G. */
export function is2g(): boolean {
  return navigator.connection?.effectiveType?.includes('2g') === true;
}

/** Whether the visitor's device asks for little to be fetched: data saver is on, or the line is of the slowest. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || is2g();
}

/** Whether the line is as fast as 4G; one that nobody knows is. */
export function is4g(): boolean {
  return (navigator.connection?.effectiveType ?? '4g') === '4g';
}

/** Whether the line bears what nobody has asked for yet: it is fast, and nobody saves data. */
export function canPrefetch(): boolean {
  return !savesData() && is4g();
}
