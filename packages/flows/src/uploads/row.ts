import type { Upload } from '@payload/api/contract';
import type { Failure } from '../calls/failure.ts';

/** What a request can carry; the page gives the contract's figures. Sizes in bytes. */
export interface UploadLimits {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly most: number;
}

/** Why a file is not even tried: its kind, its size, or one too many. */
export type FileRefusal = 'type' | 'size' | 'count';

/**
 * One file as a form shows it. `progress` runs from 0 to 1; a file that was cancelled failed without a failure.
 * `file` is null for one that was sent before a reload.
 */
export interface UploadRow {
  readonly id: string;
  readonly file: File | null;
  readonly name: string;
  readonly size: number;
  readonly state: 'refused' | 'waiting' | 'sending' | 'sent' | 'failed' | 'removing';
  readonly progress: number;
  readonly refusal: FileRefusal | null;
  readonly failure: Failure | null;
  readonly upload: Upload | null;
}

/**
 * Whether a file is worth sending. Browsers leave the type of some pictures empty (heic), so that then the
 * name speaks; what a file really is, the server finds from its content.
 */
export function refusalOf(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  limits: UploadLimits,
  others: number,
): FileRefusal | null {
  const kinds = limits.types.map((kind) => kind.slice(kind.indexOf('/') + 1));
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (type === '' ? !kinds.includes(ending) : !limits.types.includes(type)) return 'type';
  if (size === 0 || size > limits.maxBytes) return 'size';
  return others >= limits.most ? 'count' : null;
}

/** Files that count against the limit. */
export function counted(rows: readonly UploadRow[]): number {
  return rows.filter(({ state }) => state !== 'refused' && state !== 'removing').length;
}

/** Whether anything is still on its way, or about to be. */
export function isBusy(rows: readonly UploadRow[]): boolean {
  return rows.some(({ state }) => state === 'waiting' || state === 'sending');
}

/** Files that are still to be sent, or sent again: what a reload would lose. */
export function unsent(rows: readonly UploadRow[]): readonly (UploadRow & { readonly file: File })[] {
  return rows.flatMap((row) =>
    row.file && ['waiting', 'sending', 'failed'].includes(row.state) ? [{ ...row, file: row.file }] : [],
  );
}

/** What a request can name: the files that arrived. */
export function arrived(rows: readonly UploadRow[]): readonly Upload[] {
  return rows.flatMap(({ state, upload }) => (state === 'sent' && upload ? [upload] : []));
}
