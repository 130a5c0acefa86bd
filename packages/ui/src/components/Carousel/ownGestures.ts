/** What uses arrow keys and dragging itself, in a slide of the page's own. */
const editable = 'input, select, textarea, [contenteditable]';

/** Whether keys and drags that begin there are the element's own. */
export const hasOwnGestures = (target: EventTarget) =>
  target instanceof Element && target.closest(editable) !== null;
