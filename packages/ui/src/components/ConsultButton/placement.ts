import { type Box, covers } from './covers.ts';

/** Pixels between two places that are tried. */
const step = 4;

/**
 * How far a floating box has to go up until it covers none of the others.
 * @param float where it stands by itself, in pixels of the view
 * @param obstacles what it must not cover
 * @param most how far up it may go, in pixels
 * @returns pixels; null where there is no free place
 */
export function liftOf(float: Box, obstacles: readonly Box[], most: number): number | null {
  for (let lift = 0; lift <= most; lift += step) {
    const lifted = { ...float, top: float.top - lift, bottom: float.bottom - lift };
    if (!obstacles.some((obstacle) => covers(lifted, obstacle))) return lift;
  }
  return null;
}

/** What is pressed or read as one: all of its box. What stands in a field beside its input is part of the field. */
const whole =
  'a[href], button, input, select, textarea, [data-field] [data-slot], summary, label, video, audio, [tabindex]:not([tabindex="-1"]), td, th, dd, dt';

/** Drawn, and not within contents that `content-visibility: auto` skips. */
const seen: CheckVisibilityOptions = {
  contentVisibilityAuto: true,
  opacityProperty: true,
  visibilityProperty: true,
};

const isEmpty = ({ left, top, right, bottom }: Box) => left >= right || top >= bottom;

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Boxes of what is used or read of an element's contents, as far as `clip` shows them: of words each line's own. */
function obstaclesIn(element: Element, clip: Box, own: Element): Box[] {
  return [...element.childNodes].flatMap((child): Box[] => {
    if (child instanceof Text) {
      if (child.data.trim() === '') return [];
      const words = document.createRange();
      words.selectNodeContents(child);
      return [...words.getClientRects()].filter((line) => !isEmpty(common(line, clip)));
    }
    if (!(child instanceof Element) || child === own) return [];
    const { display, overflowX } = getComputedStyle(child);
    if (display === 'contents') return obstaclesIn(child, clip, own);
    // Asked for first: a box within skipped contents has the browser lay them out.
    if (display === 'none' || !child.checkVisibility(seen)) return [];
    const box = child.getBoundingClientRect();
    const part = common(box, clip);
    if (child.matches(whole)) return isEmpty(part) ? [] : [box];
    // What has no size of its own may hold what is placed elsewhere.
    if (box.width > 0 && box.height > 0 && isEmpty(part)) return [];
    return obstaclesIn(child, overflowX === 'visible' ? clip : part, own);
  });
}

/**
 * How far up the button stands free of the page, in pixels: over no control, no figure and no word. Null where the view
 * holds no such place.
 * @param float where it stands by itself
 * @param own the button's root, which is no obstacle to itself
 */
export function freeLift(float: Box, own: Element): number | null {
  const column = { left: float.left - 8, right: float.right + 8, top: 0, bottom: window.innerHeight };
  return liftOf(float, obstaclesIn(document.body, column, own), float.top);
}
