/** A page's number, or a gap of two pages or more. */
export type PageStep = number | 'gap';

/**
 * The pages to show: the first, the last, the current one and its neighbours. Where a gap would hide
 * one page only, that page is shown.
 * @param page current page, from 1
 * @param count number of pages
 */
export function pagesOf(page: number, count: number): PageStep[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === count || Math.abs(one - page) <= 1,
  );
  return shown.flatMap((one, index): PageStep[] => {
    const hidden = one - (shown[index - 1] ?? 0) - 1;
    if (hidden === 0) return [one];
    return hidden === 1 ? [one - 1, one] : ['gap', one];
  });
}
