import type { ApplyKind, Draft } from '@payload/flows/apply';
import { createListeners } from '../../platform/rendering/listeners.ts';

/** A draft as it is kept: which choice it was made with, and when. `draft` is read by the form itself. */
interface KeptDraft {
  readonly kind: ApplyKind;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Names in the browser's database of the files that are not sent yet; an older draft lists none. */
  readonly files?: unknown;
  readonly draft: unknown;
}

/** Repair and exchange are one form with a choice in it, so they are one draft. */
const keys: Readonly<Record<ApplyKind, string>> = {
  repair: 'draft.return',
  exchange: 'draft.return',
  problem: 'draft.problem',
  activation: 'draft.activation',
  care: 'draft.care',
};

/** As long as the server keeps files that are in no request: a draft without them would not be whole. */
const longestRest = 7 * 24 * 3600_000;

const { subscribe, notify } = createListeners();

function isKept(value: unknown): value is KeptDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    value.kind in keys &&
    'savedAt' in value &&
    typeof value.savedAt === 'string' &&
    'draft' in value
  );
}

/** The draft of a form; null where there is none, it is damaged, a week old, or storage is blocked. */
export function keptDraft(kind: ApplyKind): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keys[kind]) ?? 'null');
    if (!isKept(kept) || keys[kept.kind] !== keys[kind]) return null;
    const age = Date.now() - Date.parse(kept.savedAt);
    return age < longestRest ? kept : null;
  } catch {
    return null;
  }
}

/** When the draft of a form was kept, as ISO 8601; null where there is none. */
export function savedAt(kind: ApplyKind): string | null {
  return keptDraft(kind)?.savedAt ?? null;
}

/** Keeps a draft. Errors: the browser's, where storage is full or blocked. */
export function keepDraft(kind: ApplyKind, draft: Draft, files: readonly string[]): void {
  const kept: KeptDraft = { kind, savedAt: new Date().toISOString(), files, draft };
  localStorage.setItem(keys[kind], JSON.stringify(kept));
  notify();
}

/** Forgets a draft. Errors: the browser's, where storage is blocked. */
export function dropDraft(kind: ApplyKind): void {
  localStorage.removeItem(keys[kind]);
  notify();
}

/** Calls back whenever this page keeps or forgets a draft. Gives what ends that. */
export const subscribeToDrafts = subscribe;
