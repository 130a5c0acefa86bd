/** Whether a form of this browser waits for a connection. Reads no more than that, for it is asked on every page. */
export function hasQueuedForms(): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) => name.startsWith('draft.') && localStorage.getItem(name)?.includes('"queued":true'),
    );
  } catch {
    return false;
  }
}
