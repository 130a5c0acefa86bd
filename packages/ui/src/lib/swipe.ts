/** Pixels across from which a swipe turns to the next panel. */
export const defaultSwipeThreshold = 50;
/** Below this many pixels a press that moves is still a click: hands are not still. */
export const swipeSlop = 5;

type Point = { x: number; y: number };

/** A press on the panels. */
export type Swipe = {
  /** Where it began, in pixels. */
  from: Point;
  /** How far it has come across, in pixels. */
  across: number;
  /** What it has become: nothing yet, a swipe, or a scroll of the page. It stays what it has become. */
  kind: 'press' | 'swipe' | 'scroll';
};

/** Where the panels are: which is shown, of how many, and which way they run. */
export type Line = { panel: number; panels: number; isRightToLeft: boolean };

export function startSwipe(from: Point): Swipe {
  return { from, across: 0, kind: 'press' };
}

/** The press after the pointer has moved. What goes more up or down than across is the page's. */
export function moveSwipe(swipe: Swipe, { x, y }: Point): Swipe {
  const across = x - swipe.from.x;
  if (swipe.kind === 'scroll') return swipe;
  if (swipe.kind === 'swipe') return { ...swipe, across };
  const down = Math.abs(y - swipe.from.y);
  if (Math.max(Math.abs(across), down) < swipeSlop) return swipe;
  return { ...swipe, across, kind: Math.abs(across) > down ? 'swipe' : 'scroll' };
}

/** The panel a swipe is on its way to; the same one where none follows. */
function towards({ across }: Swipe, { panel, panels, isRightToLeft }: Line): number {
  const onward = across < 0 !== isRightToLeft;
  return Math.min(Math.max(panel + (onward ? 1 : -1), 0), panels - 1);
}

/** How far the panels go with the pointer, in pixels: not at all where none follows. */
export function dragOf(swipe: Swipe, line: Line): number {
  return swipe.kind === 'swipe' && towards(swipe, line) !== line.panel ? swipe.across : 0;
}

/** The panel that is shown when the pointer has left. */
export function panelAfter(swipe: Swipe, line: Line, threshold: number): number {
  if (swipe.kind !== 'swipe' || Math.abs(swipe.across) < threshold) return line.panel;
  return towards(swipe, line);
}

/**
 * Whether a click is only the end of a swipe. The keyboard's click (no pointer: `detail` is 0) never is.
 * @param last the last press, if there was one
 */
export function isEndOfSwipe(last: Swipe | null, click: { detail: number }): boolean {
  return last?.kind === 'swipe' && click.detail > 0;
}
