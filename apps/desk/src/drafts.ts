import { type DeskDraft, type DraftKind, emptyDraft } from '@payload/flows/desk';

const kinds: readonly DraftKind[] = ['message', 'question', 'note'];
const nameOf = (number: string) => `desk draft ${number}`;

/** What was being written about a request in this tab when it was last left. */
export function storedDraft(number: string): DeskDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(nameOf(number)) ?? 'null');
    if (typeof value !== 'object' || value === null) return emptyDraft;
    const { kind, words } = value as { kind?: unknown; words?: unknown };
    return {
      kind: kinds.find((each) => each === kind) ?? emptyDraft.kind,
      words: typeof words === 'string' ? words : '',
    };
  } catch {
    return emptyDraft;
  }
}

/** Keeps what is being written, until the tab is closed; where storage is blocked it lasts as long as the request is open. */
export function storeDraft(number: string, draft: DeskDraft): void {
  try {
    if (draft.words === '') sessionStorage.removeItem(nameOf(number));
    else sessionStorage.setItem(nameOf(number), JSON.stringify(draft));
  } catch {
    // Nothing can be kept, and nothing was kept.
  }
}
