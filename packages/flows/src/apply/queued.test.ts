import { describe, expect, it } from 'vitest';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { formViewOf } from './form-view.ts';
import { typed } from './testing/checks.ts';
import { type FileStore, idOf, openForm, type Store } from './testing/form.ts';

const lost = { kind: 'offline', key: 'operationFailure', field: null };

describe('a form that is sent without a connection', () => {
  it('waits, kept with its draft, and is sent once as soon as there is one', async () => {
    const { formIs, send, setOnline, store, submit, type, until } = await openForm();
    setOnline(false);
    type(typed);
    send({ type: 'submit' });
    expect(formIs('queued')).toBe(true);
    expect(store.get('draft.return')).toContain('"queued":true');
    expect(submit).not.toHaveBeenCalled();
    setOnline(true);
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(store.size).toBe(0);
  });

  it('is not queued while something of it is wrong', async () => {
    const { formIs, see, send, setOnline, type } = await openForm();
    setOnline(false);
    type({ ...typed, contact: '' });
    send({ type: 'submit' });
    expect(formIs('editing')).toBe(true);
    expect(see()).toMatchObject({ errors: { contact: 'cannotBeEmpty' }, queued: false });
  });

  it('waits where the connection is lost as it is sent, whatever the service answers by then', async () => {
    const { clock, formIs, send, setOnline, submit, type, until } = await openForm();
    submit.mockImplementationOnce(() => {
      setOnline(false);
      return Promise.reject(callFailure('network'));
    });
    type(typed);
    send({ type: 'submit' });
    await until('queued');
    // There is a line, but it leads nowhere yet; then the service is not up; then it does not answer.
    for (const failure of ['network', 'http', 'timeout'] as const) {
      submit.mockRejectedValueOnce(callFailure(failure));
      setOnline(true);
      await expect.poll(() => submit.mock.settledResults.at(-1)?.type).toBe('rejected');
      await until('queued');
    }
    clock.increment(30_000);
    await until('succeeded');
    expect(formIs('queued')).toBe(false);
    const ids = submit.mock.calls.map(([{ body }]) => 'submissionId' in body && body.submissionId);
    expect(ids).toEqual([idOf(1), idOf(1), idOf(1), idOf(1), idOf(1)]);
  });

  it('is filled in again as soon as something is changed, and waits no more', async () => {
    const { form, formIs, see, send, setOnline, store, submit, type } = await openForm();
    setOnline(false);
    type(typed);
    send({ type: 'submit' });
    form.type('description', 'No sound above 60 %');
    expect(formIs('editing')).toBe(true);
    expect(see()).toMatchObject({ queued: false, typed: { description: 'No sound above 60 %' } });
    expect(store.get('draft.return')).toContain('"queued":false');
    setOnline(true);
    expect(submit).not.toHaveBeenCalled();
  });

  it('is tried at once where the browser is wrong about the connection', async () => {
    const { send, setOnline, submit, type, until } = await openForm();
    setOnline(false);
    type(typed);
    send({ type: 'submit' });
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('asks to sign in once there is a connection, and says so', async () => {
    const { onSignInNeeded, send, setOnline, submit, type, until } = await openForm({ signedIn: false });
    setOnline(false);
    type(typed);
    send({ type: 'submit' });
    expect(onSignInNeeded).not.toHaveBeenCalled();
    setOnline(true);
    await until('askingToSignIn');
    send({ type: 'signedIn' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is filled in again where the service does not take it', async () => {
    const { see, send, setOnline, store, submit, type, until } = await openForm();
    submit.mockRejectedValueOnce(rejectedReply(400, 'incorrectFormat', 'trackingNumber'));
    setOnline(false);
    type(typed);
    send({ type: 'submit' });
    setOnline(true);
    await until('editing');
    expect(see()).toMatchObject({ queued: false, errors: { trackingNumber: 'incorrectFormat' } });
    expect(store.get('draft.return')).toContain('"queued":false');
  });
});

describe('files of a form that waits', () => {
  it('are sent again before it', async () => {
    const { add, files, send, sendFile, setOnline, submit, type, until, untilFile } = await openForm();
    sendFile.mockRejectedValueOnce(callFailure('network'));
    type(typed);
    add('a.jpg');
    await untilFile('a.jpg failed');
    setOnline(false);
    send({ type: 'submit' });
    await until('queued');
    expect(submit).not.toHaveBeenCalled();
    setOnline(true);
    await until('succeeded');
    expect(files()).toEqual(['a.jpg sent']);
    expect(submit.mock.calls[0]?.[0].body).toMatchObject({ uploads: ['on-server-a.jpg'] });
  });

  it('that were refused for another reason keep it from waiting', async () => {
    const { add, formIs, see, send, sendFile, setOnline, type, untilFile } = await openForm();
    sendFile.mockRejectedValueOnce(rejectedReply(400, 'operationFailure'));
    type(typed);
    add('a.jpg');
    await untilFile('a.jpg failed');
    setOnline(false);
    send({ type: 'submit' });
    expect(formIs('editing')).toBe(true);
    expect(see().errors).toEqual({ uploads: 'operationFailure' });
    expect(see().failure).not.toEqual(lost);
  });
});

/** A page with a form that waits, closed; gives what is stored of it. */
async function closed(fileStore: FileStore) {
  const store: Store = new Map();
  const { add, send, setOnline, sendFile, type, until, untilFile, untilDraft } = await openForm({
    store,
    fileStore,
  });
  sendFile.mockRejectedValue(callFailure('network'));
  setOnline(false);
  type(typed);
  add('a.jpg');
  await untilFile('a.jpg failed');
  send({ type: 'submit' });
  await until('queued');
  await untilDraft('kept');
  return store;
}

describe('a form that waited when its page was closed', () => {
  it('is sent by itself with its files when a page is opened', async () => {
    const fileStore: FileStore = new Map();
    const store = await closed(fileStore);
    const { submit, until } = await openForm({ store, fileStore });
    await until('succeeded');
    expect(submit.mock.calls.map(([{ body }]) => body)).toMatchObject([
      { submissionId: idOf(1), uploads: ['on-server-a.jpg'] },
    ]);
    expect([store.size, fileStore.size]).toEqual([0, 0]);
  });

  it('says that it waits where there is still none', async () => {
    const fileStore: FileStore = new Map();
    const store = await closed(fileStore);
    const { form, setOnline, submit, until } = await openForm({ store, fileStore, online: false });
    expect(formViewOf(form.actor.getSnapshot()).phase).toBe('queued');
    expect(submit).not.toHaveBeenCalled();
    setOnline(true);
    await until('succeeded');
  });
});
