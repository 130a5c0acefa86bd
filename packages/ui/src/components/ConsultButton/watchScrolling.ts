/** Milliseconds after the last scroll until the button is back. */
export const defaultRestoreDelay = 500;

/**
 * Reports when scrolling begins, and when it has rested.
 * @param target what scrolls: the document
 * @param delay milliseconds without a scroll that count as rest
 * @param onChange called with true at the first scroll, and with false after the rest
 * @returns stops watching, without another call
 */
export function watchScrolling(
  target: EventTarget,
  delay: number,
  onChange: (scrolling: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    if (timer === undefined) onChange(true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      onChange(false);
    }, delay);
  };
  target.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener('scroll', onScroll);
  };
}
