/** Whether a line is wider than the view: it scrolls, or a line takes the height of several. */
function isWider(view: Element, code: Element) {
  if (view.scrollWidth > view.clientWidth) return true;
  const oneLine = Number.parseFloat(getComputedStyle(view).lineHeight);
  return [...code.children].some((line) => line.clientHeight > oneLine * 1.5);
}

/**
 * Reports whether lines of code are wider than what shows them, now and at each change of either.
 * @param view what scrolls, or breaks its lines
 * @param code holds an element a line
 * @param onChange called with the answer
 * @returns stops watching
 */
export function watchWidth(view: Element, code: Element, onChange: (isWide: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(isWider(view, code)));
  observer.observe(view);
  observer.observe(code);
  return () => observer.disconnect();
}
