/**
 * Does something once what was drawn last is on the screen, so that a press is answered before its consequences are.
 *
 * @returns what keeps it from being done, if it has not been yet.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
