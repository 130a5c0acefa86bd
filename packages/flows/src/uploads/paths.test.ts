import type { Upload } from '@payload/api/contract';
import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { inert } from '../testing/inert.ts';
import { brokenAt } from '../testing/invariant.ts';
import { limits } from '../testing/limits.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import type { UploadRow } from './row.ts';
import { uploadInvariants, uploadsInvariants } from './testing/invariants.ts';
import { uploadMachine } from './upload-machine.ts';
import { uploadsMachine } from './uploads-machine.ts';

const source = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const upload: Upload = { id: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 };

it('reaches every state of a file and takes every transition', () => {
  const list = createActor(createMachine({})).start();
  const events = [
    ...['start', 'cancel', 'retry', 'remove'].map((type) => ({ type })),
    { type: 'progress', sent: 0.5 },
    { type: 'xstate.done.actor.send', output: upload },
    { type: 'xstate.error.actor.send', error: callFailure('network') },
    { type: 'xstate.error.actor.send', error: rejectedReply(401) },
    { type: 'xstate.done.actor.remove' },
    { type: 'xstate.error.actor.remove', error: callFailure('timeout') },
  ];
  const round = (input: object) => ({
    input: { id: 'file-0', source, refusal: null, list, ...input },
    events,
    key: ({ progress }: Record<string, unknown>) => progress,
  });
  const wrong: string[] = [];
  const report = walk(
    uploadMachine.provide({ actors: { send: silent(), remove: silent() } }),
    [round({}), round({ refusal: 'size' }), round({ source: upload })],
    (_, way) => wrong.push(...brokenAt(uploadInvariants, way)),
  );
  console.log(counts('upload', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});

it('reaches every state of the list and takes every transition', () => {
  const row: UploadRow = {
    id: 'file-0',
    file: null,
    name: 'a.jpg',
    size: 1,
    state: 'sent',
    progress: 1,
    refusal: null,
    failure: null,
    upload,
  };
  const news = { type: 'news', id: 'file-0', signedOut: false };
  const events = [
    { type: 'add', files: [source] },
    ...['cancel', 'retry', 'remove'].map((type) => ({ type, id: 'file-0' })),
    { type: 'release' },
    { type: 'hold' },
    { ...news, row },
    { ...news, row: { ...row, state: 'failed' } },
    { ...news, row: { ...row, state: 'waiting' }, signedOut: true },
    { ...news, row: null },
  ];
  const round = (signedIn: boolean) => ({
    input: { limits: { ...limits, most: 1 }, uploads: [], files: [], signedIn },
    events,
    key: ({ rows, next }: { rows?: UploadRow[]; next?: number }) => [
      rows?.map(({ state }) => state).slice(0, 2),
      Math.min(next ?? 0, 2),
    ],
  });
  const wrong: string[] = [];
  const report = walk(
    uploadsMachine.provide({ actors: { upload: inert(uploadMachine) } }),
    [round(true), round(false)],
    (_, way) => wrong.push(...brokenAt(uploadsInvariants, way)),
  );
  console.log(counts('uploads', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
