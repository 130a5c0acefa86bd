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

/**
 * What is operated, and what is read as a figure: the button must not lie over any of it. What stands in a field beside its
 * input is part of the field.
 */
const keepClear =
  'a[href], button, input, select, textarea, [data-field] [data-slot], summary, label, video, audio, [tabindex]:not([tabindex="-1"]), td, th, dd, dt';

/** What is better not covered, where there is another place. */
const words = 'p, h1, h2, h3, h4, h5, h6, li, figcaption, blockquote, pre';

/** Drawn, and not within contents that `content-visibility: auto` skips. */
const seen: CheckVisibilityOptions = {
  contentVisibilityAuto: true,
  opacityProperty: true,
  visibilityProperty: true,
};

/** Boxes of the elements that can be seen in a column of the view. */
function boxesOf(selector: string, column: { left: number; right: number }, own: Element): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    // Asked for first: a box within skipped contents has the browser lay them out.
    if (!element.checkVisibility(seen) || own.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isInColumn = box.left < column.right + 8 && box.right > column.left - 8 && box.width > 0;
    return isInColumn && box.bottom >= 0 && box.top <= window.innerHeight ? [box] : [];
  });
}

/**
 * How far up the button stands free of the page, in pixels: best of all words, at least of controls and figures.
 * Null where the lower half of the view holds no such place.
 * @param float where it stands by itself
 * @param own the button's root, which is no obstacle to itself
 */
export function freeLift(float: Box, own: Element): number | null {
  const most = window.innerHeight / 2;
  const obstacles = boxesOf(keepClear, float, own);
  return liftOf(float, [...obstacles, ...boxesOf(words, float, own)], most) ?? liftOf(float, obstacles, most);
}
