/** A model of a set, and how many as it was typed: a field may be empty, or hold what is no number. */
export interface QuoteItem {
  readonly code: string;
  readonly quantity: string;
}

/** Reads a set as a form keeps it, `T90 2, H1T 1`: each model once, in its order. What is damaged is left out. */
export function quoteItemsOf(text: string): QuoteItem[] {
  const items = new Map<string, QuoteItem>();
  for (const part of text.split(',')) {
    const [, code, quantity = ''] = /^\s*([\w-]+) ?(.*)$/.exec(part) ?? [];
    if (code !== undefined) items.set(code, { code, quantity: quantity.trim() });
  }
  return [...items.values()];
}

/** The text that `quoteItemsOf` reads. */
export function quoteItemsText(items: readonly QuoteItem[]): string {
  return items.map(({ code, quantity }) => `${code} ${quantity.replaceAll(',', '')}`).join(', ');
}

/** How many a typed quantity says; `NaN` for what is no whole number. */
export function quantityOf({ quantity }: QuoteItem): number {
  const plain = quantity.normalize('NFKC').trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
