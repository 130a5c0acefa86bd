/** Whether a form of this browser waits for a connection. Reads no more than that, for it is asked on every page. */
export function hasQueuedForms(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([name, text]) => name.startsWith('draft.') && String(text).includes('"queued":true'),
    );
  } catch {
    return false;
  }
}
