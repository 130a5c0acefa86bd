import { type Upload, uploadsPerRequest, uploadTypes } from '@payload/api/contract';
import type { UploadPorts, uploadsMachine } from '@payload/flows/uploads';
import type { SnapshotFrom } from 'xstate';
import { refusal, signedOut, silences } from '../bench/failures.ts';
import type { PendingCalls } from '../bench/pending-calls.ts';

/** The contract's limits, but a size that a sample can pass without filling the memory. */
export const limits = { types: uploadTypes, maxBytes: 100_000, most: uploadsPerRequest };

const fileOf = (name: string, type: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type });

/** Files worth adding; the id stays when the file's name is changed. */
export const fileSamples = {
  good: { id: 'add good', file: fileOf('crack.jpg', 'image/jpeg', 24_000) },
  film: { id: 'add film', file: fileOf('siren.mp4', 'video/mp4', 80_000) },
  wrongType: { id: 'add wrong type', file: fileOf('report.exe', 'application/x-msdownload', 900) },
  tooBig: { id: 'add too big', file: fileOf('panorama.png', 'image/png', 120_000) },
};

/** What a file has become on the server. */
const uploadOf = ({ name, size }: Pick<File, 'name' | 'size'>): Upload => ({
  // A UUID, as the contract asks for, and another one for each of the samples.
  id: `00000000-0000-4000-8000-${size.toString(16).padStart(12, '0')}`,
  name,
  type: 'image/jpeg',
  size,
});

/** The calls of files, held. */
export function heldFiles(calls: PendingCalls): UploadPorts {
  return {
    sendFile: calls.held<Upload, Parameters<UploadPorts['sendFile']>[0]>('send', ({ file, onProgress }) => [
      { id: 'progress', label: 'onProgress 40 %', say: () => onProgress(0.4) },
      { id: 'Upload', output: uploadOf(file) },
      { error: refusal('uploadFile', 'incorrectFormat', 'file') },
      { error: signedOut('uploadFile') },
      ...silences('uploadFile'),
    ]),
    deleteFile: calls.held<void, { id: string }>('remove', () => [
      { id: 'void', output: undefined },
      ...silences('deleteUpload'),
    ]),
  };
}

/** What can be done with the files of a list as they stand: each file's own machine says. */
export function commandsIn({ children, context }: SnapshotFrom<typeof uploadsMachine>) {
  return context.rows.flatMap(({ id, name }) =>
    (['cancel', 'retry', 'remove'] as const)
      .filter((type) => children[id]?.getSnapshot().can({ type }))
      .map((type) => ({ command: { type, id }, name })),
  );
}
