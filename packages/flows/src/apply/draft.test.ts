import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';
import { typed } from './testing/checks.ts';
import { type FileStore, idOf, openForm, type Store, stored } from './testing/form.ts';

describe('a draft', () => {
  it('survives a reload, with its files and its number', async () => {
    const store: Store = new Map();
    const before = await openForm({ store });
    before.type(typed);
    before.add('a.jpg');
    await before.untilFile('a.jpg sent');
    before.clock.increment(500);
    await before.untilDraft('kept');
    before.actor.stop();

    const after = await openForm({ store });
    expect(after.see()).toMatchObject({
      submissionId: idOf(1),
      typed: { contact: 'Kim', description: 'No sound' },
    });
    expect(after.files()).toEqual(['a.jpg sent']);
    after.send({ type: 'submit' });
    await after.until('succeeded');
    expect(after.submit.mock.calls[0]?.[0].body).toMatchObject({
      submissionId: idOf(1),
      uploads: ['on-server-a.jpg'],
    });
    expect(store.size).toBe(0);
  });

  it('has its files after a reload, sent or not, until the form is sent', async () => {
    const store: Store = new Map();
    const fileStore: FileStore = new Map();
    const before = await openForm({ store, fileStore, signedIn: false });
    before.type(typed);
    before.add('a.jpg', 'b.jpg');
    before.send({ type: 'files', command: { type: 'remove', id: before.see().rows[1]?.id ?? '' } });
    before.clock.increment(500);
    await before.untilDraft('kept');
    before.actor.stop();

    const after = await openForm({ store, fileStore, signedIn: false });
    expect(after.files()).toEqual(['a.jpg waiting']);
    expect(after.sendFile).not.toHaveBeenCalled();
    after.send({ type: 'submit' });
    after.send({ type: 'signedIn' });
    await after.until('succeeded');
    expect(after.submit.mock.calls[0]?.[0].body).toMatchObject({ uploads: ['on-server-a.jpg'] });
    expect([store.size, fileStore.size]).toEqual([0, 0]);
  });

  it('says when the browser does not take files', async () => {
    const { add, clock, see, untilDraft } = await openForm({ fileStore: null, signedIn: false });
    add('a.jpg');
    clock.increment(500);
    await untilDraft('kept');
    expect(see()).toMatchObject({ filesKept: false, rows: [{ state: 'waiting' }] });
  });

  it('is the same request after a reload', async () => {
    const draft = { submissionId: idOf(7), typed, uploads: [], queued: false };
    const { send, submit, until } = await openForm({
      store: new Map([['draft.return', stored('repair', draft)]]),
    });
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls[0]?.[0].body).toMatchObject({ submissionId: idOf(7) });
  });

  it('is of one kind of form', async () => {
    const store: Store = new Map();
    const repair = await openForm({ store });
    repair.type(typed);
    repair.send({ type: 'leave' });
    await repair.untilDraft('kept');
    const care = await openForm({ store, kind: 'care' });
    expect(care.see().typed.contact).toBe('');
  });

  it('is kept half a second after the last key, once', async () => {
    const { clock, draftIs, saves, type, untilDraft } = await openForm();
    type({ contact: 'K' });
    clock.increment(499);
    type({ contact: 'Ki' });
    clock.increment(499);
    expect(saves).not.toHaveBeenCalled();
    expect(draftIs('changed')).toBe(true);
    clock.increment(1);
    await untilDraft('kept');
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('is kept at once when the page is left', async () => {
    const { saves, send, type } = await openForm();
    type({ contact: 'Kim' });
    send({ type: 'leave' });
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('has a file as soon as it is chosen', async () => {
    const fileStore: FileStore = new Map();
    const { add, clock, untilDraft } = await openForm({ fileStore, signedIn: false });
    add('a.jpg');
    await untilDraft('kept');
    expect(clock.now()).toBe(0);
    expect(fileStore.size).toBe(1);
  });

  it('that cannot be kept is said so, and the form works on', async () => {
    const { clock, saves, send, submit, type, until, untilDraft } = await openForm();
    saves.mockImplementation(() => {
      throw new Error('full');
    });
    type(typed);
    clock.increment(500);
    await untilDraft('lost');
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('what is stored', () => {
  it.each([
    null,
    7,
    'x',
    [],
    {},
    { submissionId: idOf(1) },
    { submissionId: 7, typed: {} },
    { submissionId: 'a', typed: {} },
  ])('is dropped where it is no draft: %j', (text) => {
    expect(draftOf(text)).toBeNull();
  });

  it('is read as far as it is one', () => {
    const draft = draftOf({
      submissionId: idOf(7),
      typed: { contact: 'Kim', phone: 7, address: 'x'.repeat(10_000), evil: 'x' },
      uploads: [{ id: 'u' }, { id: 'u', name: 'a.jpg', type: 'image/jpeg', size: 1 }, null],
    });
    expect(draft).toMatchObject({ submissionId: idOf(7), typed: { contact: 'Kim', phone: '', address: '' } });
    expect(Object.keys(draft?.typed ?? {})).toEqual(Object.keys(typed));
    expect(draft?.uploads).toHaveLength(1);
  });

  it('does no harm where it is damaged', async () => {
    const { formIs, see } = await openForm({ store: new Map([['draft.return', '{"']]) });
    expect(formIs('editing')).toBe(true);
    expect(see().typed.contact).toBe('');
  });
});
