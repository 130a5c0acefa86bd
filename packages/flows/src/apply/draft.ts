import type { Upload } from '@payload/api/contract';
import { recordOf, type TextField } from '@payload/api/request-fields';
import { textFields } from './forms.ts';
import type { Typed } from './submission.ts';

/** What of a form survives a reload. */
export interface Draft {
  readonly submissionId: string;
  readonly typed: Typed;
  readonly uploads: readonly Upload[];
  /** Whether it is to be sent by itself as soon as there is a connection. */
  readonly queued: boolean;
}

/** What a form is restored from: a draft that may be anybody's, and the files that had not been sent. */
export interface StoredDraft {
  readonly draft: unknown;
  readonly files: readonly File[];
}

/** A form nobody has typed into. */
export const blank: Typed = recordOf(textFields, () => '');

/** Longest text read back; nobody types more, and what is stored may be anybody's. */
const longest = 5000;

/** A number of another shape would be refused on every try, with no field to put it right. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads a stored draft. What is damaged or foreign in it is dropped; null where nothing is left. */
export function draftOf(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const { submissionId, typed, uploads, queued } = stored;
  if (typeof submissionId !== 'string' || !uuid.test(submissionId) || !isRecord(typed)) return null;
  const read = (field: TextField) => {
    const text = typed[field];
    return typeof text === 'string' && text.length <= longest ? text : '';
  };
  return {
    submissionId,
    typed: recordOf(textFields, read),
    uploads: Array.isArray(uploads) ? uploads.filter(isUpload) : [],
    // An older draft says nothing of it.
    queued: queued === true,
  };
}

function isUpload(value: unknown): value is Upload {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['type'] === 'string' &&
    typeof value['size'] === 'number'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
