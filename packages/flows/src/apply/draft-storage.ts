import { readJson, type TextStorage } from '../ports/text-storage.ts';
import type { DraftPorts } from './controller.ts';
import type { Draft } from './draft.ts';
import type { ApplyKind } from './forms.ts';

/** Files by the draft they belong to, as a browser's database keeps them. */
export interface FileStorage {
  /** The name of a file in the storage, which its draft lists. */
  readonly idOf: (file: File) => string;
  /** In their order. Rejects where there is no database. */
  readonly load: (draft: string) => Promise<readonly File[]>;
  /** Keeps these files of a draft, and no others. Rejects where it is full or blocked. */
  readonly keep: (draft: string, files: readonly File[]) => Promise<void>;
}

/** A draft as it is kept: which choice it was made with, and when. `draft` is read by the form itself. */
interface StoredDraftEntry {
  readonly kind: ApplyKind;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Names of the files that are not sent yet; an older draft lists none. */
  readonly files?: unknown;
  readonly draft: unknown;
}

interface DraftStorageOptions {
  readonly texts: TextStorage;
  readonly files: FileStorage;
  /** The time of day, in milliseconds since 1970. */
  readonly now: () => number;
  /** Told whenever a draft is kept or forgotten. */
  readonly onChange: () => void;
}

export interface DraftStorage extends DraftPorts {
  /** The draft of a form; null where there is none, it is damaged, a week old, or storage is blocked. */
  readonly stored: (kind: ApplyKind) => StoredDraftEntry | null;
}

/** Repair and exchange are one form with a choice in it, so they are one draft. */
const keys: Readonly<Record<ApplyKind, string>> = {
  repair: 'draft.return',
  exchange: 'draft.return',
  problem: 'draft.problem',
  quote: 'draft.quote',
  activation: 'draft.activation',
  care: 'draft.care',
};
const nameOf = (kind: ApplyKind): string => (kind === 'exchange' ? 'repair' : kind);

/** As long as the server keeps files that are in no request: a draft without them would not be whole. */
const longestRest = 7 * 24 * 3600_000;

/** Drafts in two storages: what was typed, and the files that are not sent yet. */
export function draftStorage({ texts, files, now, onChange }: DraftStorageOptions): DraftStorage {
  function stored(kind: ApplyKind): StoredDraftEntry | null {
    const read = readJson(texts, keys[kind]);
    if (!isKept(read) || keys[read.kind] !== keys[kind]) return null;
    return now() - Date.parse(read.savedAt) < longestRest ? read : null;
  }

  /** Where they cannot be kept they last as long as the page. */
  async function areKept(kind: ApplyKind, some: readonly File[]): Promise<boolean> {
    try {
      await files.keep(nameOf(kind), some);
      return true;
    } catch {
      return some.length === 0;
    }
  }

  function keep(kind: ApplyKind, draft: Draft, some: readonly File[]): void {
    const savedAt = new Date(now()).toISOString();
    const text: StoredDraftEntry = { kind, savedAt, files: some.map(files.idOf), draft };
    texts().setItem(keys[kind], JSON.stringify(text));
    onChange();
  }

  return {
    stored,
    async load({ kind }) {
      const found = stored(kind);
      if (found === null) {
        // A draft that is forgotten takes its files with it.
        void areKept(kind, []);
        return { draft: null, files: [] };
      }
      const some = await files.load(nameOf(kind)).catch(() => []);
      const listed: readonly unknown[] = Array.isArray(found.files) ? found.files : [];
      // A page that goes away may not come to delete a file; the draft is written at once, and decides.
      return { draft: found.draft, files: some.filter((file) => listed.includes(files.idOf(file))) };
    },
    async save({ kind, draft, files: some }) {
      // Written before anything is awaited: a page that goes away waits for nothing.
      keep(kind, draft, some);
      return { filesKept: await areKept(kind, some) };
    },
    async drop({ kind }) {
      texts().removeItem(keys[kind]);
      onChange();
      await areKept(kind, []);
    },
  };
}

function isKept(value: unknown): value is StoredDraftEntry {
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
