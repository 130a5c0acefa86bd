/** Names of the drafts in the browser's local storage, as `packages/flows` keeps them. */
const drafts = ['draft.return', 'draft.problem', 'draft.quote', 'draft.activation', 'draft.care'];

/** Whether a form of this browser waits for a connection. Reads no more than that, for it is asked on every page. */
export function hasQueuedForms(): boolean {
  try {
    return drafts.some((name) => localStorage.getItem(name)?.includes('"queued":true'));
  } catch {
    return false;
  }
}
