/** Edges of a box in CSS pixels of the view, as a DOMRect has them. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Width of the focus ring and its offset, which must be seen as well. */
const ring = 4;

/** Whether a floating box lies over any part of what has the focus, its ring included. */
export function covers(float: Box, focused: Box): boolean {
  return (
    float.left < focused.right + ring &&
    float.right > focused.left - ring &&
    float.top < focused.bottom + ring &&
    float.bottom > focused.top - ring
  );
}
