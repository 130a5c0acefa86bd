/** Width of the plates on phones, in pixels: seven of 100. */
export const defaultContentWidth = 700;
/** Width of the gaps between them, in pixels: six of 10. */
export const defaultExtraWidth = 60;
/** Below this many pixels a press that moves is still a click: hands are not still. */
export const dragThreshold = 5;

/**
 * How far the strip can be dragged, in pixels: 700 + 60 minus the viewport, never below 0.
 * @param viewport its width, page margins included
 */
export function maxDrag(viewport: number, content = defaultContentWidth, extra = defaultExtraWidth): number {
  return Math.max(content + extra - viewport, 0);
}

/** How a strip lies under a pointer. */
type Strip = {
  /** Where it is scrolled to, in pixels; negative in a line from right to left. */
  scroll: number;
  /** How far it goes, in pixels. */
  limit: number;
  isRightToLeft: boolean;
};

/** A press on a strip that scrolls. */
export type Press = {
  /** Where the pointer went down, in pixels. */
  from: number;
  /** How the strip lay then. */
  strip: Strip;
  /** Whether it has become a drag; once it has, it stays one, even back where it began. */
  isDrag: boolean;
};

export function startPress(pointer: number, strip: Strip): Press {
  return { from: pointer, strip, isDrag: false };
}

/** The press after the pointer has moved. */
export function movePress(press: Press, pointer: number): Press {
  if (press.isDrag || Math.abs(pointer - press.from) < dragThreshold) return press;
  return { ...press, isDrag: true };
}

/** Where the strip belongs: the plate that was taken stays under the pointer, up to the strip's ends. */
export function scrollOf({ isDrag, from, strip }: Press, pointer: number): number {
  if (!isDrag) return strip.scroll;
  const [least, most] = strip.isRightToLeft ? [-strip.limit, 0] : [0, strip.limit];
  return Math.min(Math.max(strip.scroll - (pointer - from), least), most);
}

/**
 * Whether a click is only the end of a drag. The keyboard's click (no pointer: `detail` is 0) never is.
 * @param last the last press, if there was one
 */
export function isEndOfDrag(last: Press | null, click: { detail: number }): boolean {
  return last !== null && last.isDrag && click.detail > 0;
}
