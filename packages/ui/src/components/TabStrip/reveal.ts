/**
 * How far to scroll a strip so that a tab can be seen, in pixels; 0 when it can already. A tab wider
 * than the strip shows its beginning. Never centres: the strip moves no further than it must.
 * @param tab edges of the tab in pixels
 * @param strip edges of the strip's visible part, in the same terms
 */
export function revealOffset(
  tab: { left: number; right: number },
  strip: { left: number; right: number },
): number {
  if (tab.left < strip.left) return tab.left - strip.left;
  if (tab.right > strip.right) return Math.min(tab.right - strip.right, tab.left - strip.left);
  return 0;
}
