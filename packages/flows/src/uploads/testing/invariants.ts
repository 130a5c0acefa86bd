import { always, type Invariant } from '../../testing/invariant.ts';
import type { UploadRow } from '../row.ts';

const atOnce = 3;

/** What must hold for one file, whatever way was gone. */
export const uploadInvariants: readonly Invariant[] = [
  always(
    'a file that is sent is known to the server',
    ({ value, context }) => value !== 'sent' || context.upload !== null,
  ),
  always('progress is a share of the file', ({ context }) => context.progress >= 0 && context.progress <= 1),
];

/** What must hold for the files of a form, whatever way was gone. */
export const uploadsInvariants: readonly Invariant[] = [
  always(
    'no more than three files are sent at a time',
    ({ context }) => context.rows.filter(({ state }: UploadRow) => state === 'sending').length <= atOnce,
  ),
  always('no two files have one id', ({ context }) => {
    const ids = context.rows.map(({ id }: UploadRow) => id);
    return new Set(ids).size === ids.length;
  }),
];
