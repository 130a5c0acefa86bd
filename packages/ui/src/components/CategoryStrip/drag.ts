/** Below this many pixels a press that moves is still a click: hands are not still. */
export const dragThreshold = 5;

/** A press of the mouse on a strip that scrolls. */
export type Press = {
  /** Where the pointer went down, in pixels. */
  from: number;
  /** Where the strip was scrolled to then. */
  scroll: number;
  /** Whether it has become a drag; once it has, it stays one, even back where it began. */
  isDrag: boolean;
};

export function startPress(pointer: number, scroll: number): Press {
  return { from: pointer, scroll, isDrag: false };
}

/** The press after the pointer has moved. */
export function movePress(press: Press, pointer: number): Press {
  if (press.isDrag || Math.abs(pointer - press.from) < dragThreshold) return press;
  return { ...press, isDrag: true };
}

/** Where the strip belongs: the plate that was taken stays under the pointer. */
export function scrollOf(press: Press, pointer: number): number {
  return press.isDrag ? press.scroll - (pointer - press.from) : press.scroll;
}

/**
 * Whether a click is only the end of a drag. The keyboard's click (no pointer: `detail` is 0) never is.
 * @param last the last press, if there was one
 */
export function isEndOfDrag(last: Press | null, click: { detail: number }): boolean {
  return last !== null && last.isDrag && click.detail > 0;
}
