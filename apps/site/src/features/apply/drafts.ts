import { type ApplyKind, type DraftStorage, draftStorage } from '@payload/flows/apply';
import { createListeners } from '@payload/web/rendering/listeners.ts';
import { offlineFiles } from './draft-files.ts';

const { subscribe, notify } = createListeners();

/** The drafts of this browser: texts in its local storage, files in its database. */
export const drafts: DraftStorage = draftStorage({
  texts: () => localStorage,
  files: offlineFiles,
  now: Date.now,
  onChange: notify,
});

/** When the draft of a form was kept, as ISO 8601; null where there is none. */
export function savedAt(kind: ApplyKind): string | null {
  return drafts.stored(kind)?.savedAt ?? null;
}

/** Calls back whenever this page keeps or forgets a draft. Gives what ends that. */
export const subscribeToDrafts = subscribe;
