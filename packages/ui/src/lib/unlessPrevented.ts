/**
 * Runs the caller's handler first, and ours only where that did not prevent the event, as Radix and Base UI do. What was
 * prevented before it, as Escape is by a layer of Radix, is not the caller's answer.
 * @param theirs the handler of a prop
 */
export function unlessPrevented<Event extends { defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    const wasPrevented = event.defaultPrevented;
    theirs?.(event);
    if (wasPrevented || !event.defaultPrevented) ours(event);
  };
}
