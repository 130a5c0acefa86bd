/** What hands do to a model: degrees and times, as they come. */
export type Gesture = { azimuth?: number; elevation?: number; zoom?: number };

/** A drag across the whole width turns a model halfway around. */
const degreesAcross = 180;
const wheelStep = 0.0015;
/** Firefox counts a mouse wheel in lines. */
const pixelsOfLine = 16;

/**
 * Drag, pinch and wheel on an element. Up and down on a touch screen stays with the page, which has to be scrolled past the model;
 * so does a wheel until the model has the focus, except where it stands for a pinch.
 *
 * @returns stops listening
 */
export function listenForGestures(
  element: HTMLElement,
  onGesture: (gesture: Gesture) => boolean,
): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  const controller = new AbortController();
  const { signal } = controller;
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const spread = apart();
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const degrees = degreesAcross / element.clientWidth;
    if (fingers.size === 1) {
      onGesture({ azimuth: (before.x - now.x) * degrees, elevation: (now.y - before.y) * degrees });
    } else if (spread > 0) {
      onGesture({ zoom: apart() / spread });
    }
  };
  const release = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    // Browsers send the pinch of a touch pad as a wheel with Ctrl.
    if (!event.ctrlKey && !element.contains(document.activeElement)) return;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * pixelsOfLine : event.deltaY;
    const strength = event.ctrlKey ? 6 : 1;
    // At the end of its zoom the model lets the page scroll on.
    if (onGesture({ zoom: Math.exp(-pixels * wheelStep * strength) })) event.preventDefault();
  };

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('lostpointercapture', release, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => controller.abort();
}
