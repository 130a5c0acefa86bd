/** Panels the items are shown in, one at a time. */
export const defaultPanels = 2;
/** How far the line of panels moves from one to the next, in per cent of its length. */
export const defaultPanelOffset = 100 / defaultPanels;

/** The items in panels, filled one after the other; fewer panels where there are too few items. */
export function panelsOf<Item>(items: readonly Item[], panels: number): Item[][] {
  const size = Math.ceil(items.length / panels);
  const filled = size === 0 ? 0 : Math.ceil(items.length / size);
  return Array.from({ length: filled }, (_, panel) => items.slice(panel * size, (panel + 1) * size));
}

/** Where the line of panels stands to show a panel, in per cent of its length. */
export function offsetOf(panel: number, panels: number): number {
  return panels === 0 ? 0 : (panel * 100) / panels;
}
