import type { Upload } from '@payload/api/contract';
import { type ApplyOutcome, type ApplyPorts, createApplyForm } from '@payload/flows/apply';
import { dismissWork, foremostWork, showWork } from '@payload/web/works/running-works.ts';
import { expect, it, vi } from 'vitest';
import { followForm } from './follow-form.ts';

const outcome: ApplyOutcome = {
  kind: 'request',
  requestNumber: 'K7QP-4MXD',
  promisedBy: null,
  sendBy: null,
};
const taken = <Body>(value: Body) => ({ ok: true, value }) as const;

function picture(name: string): File {
  return new File(['12345'], name, { type: 'image/jpeg' });
}

/** A problem report that was just left for another page, over calls that the test answers. */
function leftForm({ online = true } = {}) {
  const calls = { submit: Promise.withResolvers<ApplyOutcome>(), files: [] as ((sent: boolean) => void)[] };
  const connection = { isOnline: online, change: () => {} };
  const progress: ((sent: number) => void)[] = [];
  const ports: ApplyPorts = {
    drafts: {
      load: async () => ({ draft: null, files: [], savedAt: null }),
      save: async () => ({ filesKept: true }),
      drop: async () => {},
    },
    findDevice: async () => null,
    submit: () => calls.submit.promise,
    sendFile: ({ file, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Upload>();
      progress.push(onProgress);
      calls.files.push((sent) =>
        sent
          ? resolve({ id: file.name, name: file.name, type: 'image/jpeg', size: file.size })
          : reject(new Error('No.')),
      );
      return promise;
    },
    deleteFile: async () => {},
    checks: { saveByHand: taken, saveQuote: taken, activateDevice: taken, activateCare: taken },
    limits: { types: ['image/jpeg'], maxBytes: 100, most: 5 },
    newId: () => crypto.randomUUID(),
    account: { isSignedIn: () => true, subscribe: () => {} },
    connection: {
      isOnline: () => connection.isOnline,
      subscribe: (listener) => (connection.change = listener),
    },
    onLeave: () => {},
  };
  const form = createApplyForm(ports, { kind: 'problem' });
  const keepOutcome = vi.fn<(sent: unknown) => void>();
  followForm('problem', form, keepOutcome);
  form.start();
  const setOnline = (isOnline: boolean) => {
    connection.isOnline = isOnline;
    connection.change();
  };
  return { form, calls, progress, keepOutcome, setOnline };
}

const ready = (form: ReturnType<typeof leftForm>['form']) =>
  expect.poll(() => form.actor.getSnapshot().matches('filling')).toBe(true);

it('counts the files that are sent together, and says that they have arrived', async () => {
  const { form, calls, progress } = leftForm();
  await ready(form);
  form.send({ type: 'files', command: { type: 'add', files: [picture('a.jpg'), picture('b.jpg')] } });
  expect(foremostWork()).toEqual({ id: 'problem', state: 'sendingFiles', files: 2, percent: 0 });
  progress[0]?.(0.8);
  expect(foremostWork()).toMatchObject({ percent: 40 });
  calls.files[0]?.(true);
  await expect.poll(() => calls.files.length).toBe(2);
  calls.files[1]?.(true);
  await expect.poll(foremostWork).toEqual({ id: 'problem', state: 'filesSent', files: 2 });
  dismissWork('problem');
});

it('says how many files could not be sent', async () => {
  const { form, calls } = leftForm();
  await ready(form);
  form.send({ type: 'files', command: { type: 'add', files: [picture('a.jpg')] } });
  await expect.poll(() => calls.files.length).toBe(1);
  calls.files[0]?.(false);
  await expect.poll(foremostWork).toEqual({ id: 'problem', state: 'filesFailed', files: 1 });
  dismissWork('problem');
});

it('waits without a connection, is sent, and leaves what came of it', async () => {
  const { form, calls, keepOutcome, setOnline } = leftForm({ online: false });
  await ready(form);
  form.send({ type: 'submit' });
  expect(foremostWork()).toEqual({ id: 'problem', state: 'waiting' });
  setOnline(true);
  expect(foremostWork()).toEqual({ id: 'problem', state: 'sending' });
  calls.submit.resolve(outcome);
  await expect.poll(foremostWork).toEqual({ id: 'problem', state: 'sent', outcome });
  expect(keepOutcome).toHaveBeenCalledWith({ of: 'problem', outcome });
  dismissWork('problem');
});

it('says that the service did not take it', async () => {
  const { form, calls } = leftForm();
  await ready(form);
  form.send({ type: 'submit' });
  calls.submit.reject(new Error('No.'));
  await expect.poll(foremostWork).toEqual({ id: 'problem', state: 'refused' });
  dismissWork('problem');
});

it('leaves to its own page what comes of it there', async () => {
  const leave = showWork('problem');
  const { form, calls, keepOutcome } = leftForm();
  await ready(form);
  form.send({ type: 'submit' });
  calls.submit.resolve(outcome);
  await expect.poll(() => form.actor.getSnapshot().matches('succeeded')).toBe(true);
  form.send({ type: 'startAgain' });
  leave();
  expect(foremostWork()).toBeNull();
  expect(keepOutcome).not.toHaveBeenCalled();
});
