/** Whether a press asks for another tab, a window or a download instead of the page itself. */
export const isModified = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
