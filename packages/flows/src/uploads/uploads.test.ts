import type { Upload } from '@payload/api/contract';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { limits } from '../testing/limits.ts';
import type { UploadRow } from './row.ts';
import { uploadMachine } from './upload-machine.ts';
import { uploadsMachine } from './uploads-machine.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const sentAs = (name: string): Upload => ({ id: `on-server-${name}`, name, type: 'image/jpeg', size: 1 });

interface Transfer {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (sent: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

/** A list whose transfers a test holds in its hands. */
function list({ signedIn = true, uploads = [] }: { signedIn?: boolean; uploads?: Upload[] } = {}) {
  const transfers: Transfer[] = [];
  const removed: string[] = [];
  const remove = vi.fn<(id: string) => Promise<void>>((id) => {
    removed.push(id);
    return Promise.resolve();
  });
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        upload: uploadMachine.provide({
          actors: {
            send: fromPromise(({ input: { file, onProgress }, signal }) => {
              const { promise, resolve, reject } = Promise.withResolvers<Upload>();
              transfers.push({
                name: file.name,
                signal,
                progress: onProgress,
                arrive: () => resolve(sentAs(file.name)),
                fail: reject,
              });
              return promise;
            }),
            remove: fromPromise(({ input }) => remove(input.id)),
          },
        }),
      },
    }),
    { input: { limits, uploads, files: [], signedIn } },
  );
  actor.start();
  const rows = () => actor.getSnapshot().context.rows;
  return {
    actor,
    removed,
    remove,
    add: (...names: string[]) => actor.send({ type: 'add', files: names.map(picture) }),
    transfers,
    transfer: (name: string): Transfer => {
      const found = transfers.findLast((each) => each.name === name);
      if (!found) throw new Error(`${name} is not being sent.`);
      return found;
    },
    states: () => rows().map(({ name, state }) => `${name} ${state}`),
    row: (name: string): UploadRow => {
      const found = rows().find((each) => each.name === name);
      if (!found) throw new Error(`${name} is not in the list.`);
      return found;
    },
    until: (state: string) =>
      waitFor(
        actor,
        ({ context }) =>
          context.rows.some((row) => `${row.name} ${row.state}` === state) ||
          state === String(context.rows.length),
      ),
  };
}

it('sends three at a time, the next as one arrives', async () => {
  const { add, states, transfer, transfers, until } = list();
  add('a', 'b', 'c', 'd', 'e');
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  expect(transfers.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  transfer('b').arrive();
  await until('b sent');
  expect(states()).toEqual(['a sending', 'b sent', 'c sending', 'd sending', 'e waiting']);
});

it('shows how much of a file is sent', () => {
  const { add, row, transfer } = list();
  add('a');
  transfer('a').progress(0.25);
  expect(row('a')).toMatchObject({ state: 'sending', progress: 0.25 });
  transfer('a').progress(7);
  expect(row('a').progress).toBe(1);
});

it('cancels a transfer, lets the next one go, and sends the file after all', async () => {
  const { actor, add, row, states, transfer, until } = list();
  add('a', 'b', 'c', 'd');
  const { signal } = transfer('a');
  actor.send({ type: 'cancel', id: row('a').id });
  expect(signal.aborted).toBe(true);
  expect(states()).toEqual(['a failed', 'b sending', 'c sending', 'd sending']);
  expect(row('a').failure).toBeNull();
  actor.send({ type: 'retry', id: row('a').id });
  expect(states()[0]).toBe('a waiting');
  transfer('b').arrive();
  await until('a sending');
  transfer('a').arrive();
  await until('a sent');
  expect(row('a').upload).toEqual(sentAs('a'));
});

it.each([
  [callFailure('network'), 'offline', 'operationFailure'],
  [callFailure('timeout'), 'timeout', 'operationFailure'],
  [callFailure('http'), 'server', 'operationFailure'],
  [rejectedReply(400, 'incorrectFormat', 'file'), 'refused', 'incorrectFormat'],
])('says that a file failed: %s', async (error, kind, key) => {
  const { add, row, transfer, until } = list();
  add('a');
  transfer('a').fail(error);
  await until('a failed');
  expect(row('a').failure).toMatchObject({ kind, key });
});

it('removes what is waiting, being sent, failed, and on the server what arrived', async () => {
  const { actor, add, removed, row, states, transfer, until } = list();
  add('a', 'b', 'c', 'd');
  transfer('b').arrive();
  await until('b sent');
  const { signal } = transfer('a');
  actor.send({ type: 'remove', id: row('a').id });
  expect(signal.aborted).toBe(true);
  expect(removed).toEqual([]);
  actor.send({ type: 'remove', id: row('b').id });
  actor.send({ type: 'remove', id: row('b').id });
  expect(states()[0]).toBe('b removing');
  await until('2');
  expect(removed).toEqual(['on-server-b']);
  expect(states()).toEqual(['c sending', 'd sending']);
  actor.send({ type: 'remove', id: 'file-99' });
  expect(states()).toHaveLength(2);
});

it('lets go of a file the server would not delete', async () => {
  const { actor, add, remove, row, states, transfer, until } = list();
  remove.mockRejectedValueOnce(callFailure('network'));
  add('a');
  transfer('a').arrive();
  await until('a sent');
  actor.send({ type: 'remove', id: row('a').id });
  await until('0');
  expect(states()).toEqual([]);
});

it.each([
  [new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'type'],
  [new File(['x'], 'a.jpg.exe', { type: '' }), 'type'],
  [new File(['x'.repeat(101)], 'a.jpg', { type: 'image/jpeg' }), 'size'],
  [new File([], 'a.jpg', { type: 'image/jpeg' }), 'size'],
])('refuses $name before it is sent', (file, refusal) => {
  const { actor, states, transfers } = list();
  actor.send({ type: 'add', files: [file] });
  expect(actor.getSnapshot().context.rows).toMatchObject([{ state: 'refused', refusal }]);
  expect(transfers).toEqual([]);
  actor.send({ type: 'remove', id: 'file-0' });
  expect(states()).toEqual([]);
});

it('takes a picture whose type the browser does not know', () => {
  const { actor, transfers } = list();
  actor.send({ type: 'add', files: [new File(['x'], 'A.HEIC', { type: '' })] });
  expect(transfers).toHaveLength(1);
});

it('takes nine, and the tenth when one is out', () => {
  const { actor, add, row } = list();
  add('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
  expect(row('j')).toMatchObject({ state: 'refused', refusal: 'count' });
  actor.send({ type: 'remove', id: row('i').id });
  add('k');
  expect(row('k').state).toBe('waiting');
});

it('holds files until someone is signed in', () => {
  const { actor, add, states, transfers } = list({ signedIn: false });
  add('a');
  expect(transfers).toEqual([]);
  actor.send({ type: 'release' });
  expect(states()).toEqual(['a sending']);
});

it('keeps files for later when the session ended on the way', async () => {
  const { actor, add, row, states, transfer, until } = list();
  add('a', 'b');
  transfer('a').fail(rejectedReply(401, 'pleaseLogInFirst'));
  await until('a waiting');
  expect(actor.getSnapshot().value).toBe('held');
  expect(row('a').failure).toBeNull();
  transfer('b').arrive();
  await until('b sent');
  actor.send({ type: 'release' });
  expect(states()).toEqual(['a sending', 'b sent']);
});

it('knows what arrived before a reload, and can delete it', async () => {
  const { actor, add, removed, row, states, until } = list({ uploads: [sentAs('a')] });
  expect(states()).toEqual(['a sent']);
  add('b');
  expect(states()).toEqual(['a sent', 'b sending']);
  actor.send({ type: 'remove', id: row('a').id });
  await until('1');
  expect(removed).toEqual(['on-server-a']);
});
