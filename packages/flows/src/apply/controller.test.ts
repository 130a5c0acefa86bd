import { describe, expect, it } from 'vitest';
import { formViewOf } from './form-view.ts';
import { typed } from './testing/checks.ts';
import { type FileStore, idOf, openForm, type Store, stored, today } from './testing/form.ts';

const day = 24 * 3600_000;
const draftOf = (values: Partial<typeof typed>) => ({ submissionId: idOf(7), typed: values, uploads: [] });
const fileOf = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('a form', () => {
  it('sends the files that waited as soon as someone signs in, wherever that is', async () => {
    const { account, add, files, untilFile } = await openForm({ signedIn: false });
    add('a.jpg');
    expect(files()).toEqual(['a.jpg waiting']);
    account.isSignedIn = true;
    account.change();
    await untilFile('a.jpg sent');
  });

  it('keeps its draft at once when the page may be about to go', async () => {
    const { page, store, type } = await openForm();
    type({ contact: 'Kim' });
    expect(store.size).toBe(0);
    page.leave();
    expect(store.get('draft.return')).toContain('"contact":"Kim"');
  });

  it('is not sent any more when something is changed while its files are on their way', async () => {
    const { add, form, see, send, sendFile, submit, type } = await openForm();
    const phase = () => formViewOf(form.actor.getSnapshot()).phase;
    sendFile.mockReturnValueOnce(new Promise(() => {}));
    type(typed);
    add('a.jpg');
    send({ type: 'submit' });
    expect(phase()).toBe('sendingFiles');
    form.type('description', 'No sound above 60 %');
    expect([phase(), see().typed.description]).toEqual(['editing', 'No sound above 60 %']);
    send({ type: 'submit' });
    form.choose('exchange');
    expect([phase(), see().kind]).toEqual(['editing', 'exchange']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes what was typed before it ran where its draft has nothing', async () => {
    const store: Store = new Map([['draft.return', stored('repair', draftOf({ contact: 'Kim' }))]]);
    const { see } = await openForm({ store, early: { contact: 'Lee', phone: '13800138000', region: '' } });
    expect(see().typed).toMatchObject({ contact: 'Kim', phone: '13800138000', region: '' });
  });

  it('says whose device the serial number is, until another is typed', async () => {
    const { findDevice, form, send, type, untilSerial } = await openForm();
    const device = () => formViewOf(form.actor.getSnapshot()).device;
    findDevice.mockResolvedValueOnce(null);
    expect(device()).toBeUndefined();
    type({ serialNumber: 'H1T-0001' });
    send({ type: 'blur', field: 'serialNumber' });
    await untilSerial('answered');
    expect(device()).toBeNull();
    type({ serialNumber: 'H1T-0002' });
    expect(device()).toBeUndefined();
  });
});

describe('a stored draft', () => {
  it('is there for six days, and forgotten after a week with its files', async () => {
    const draft = draftOf({ contact: 'Kim' });
    const young = await openForm({
      store: new Map([['draft.return', stored('repair', draft, today - 6 * day)]]),
    });
    expect(young.see().typed.contact).toBe('Kim');

    const fileStore: FileStore = new Map([['repair', [fileOf('a.jpg')]]]);
    const old = await openForm({
      store: new Map([['draft.return', stored('repair', draft, today - 7 * day)]]),
      fileStore,
    });
    expect([old.see().typed.contact, old.files()]).toEqual(['', []]);
    await expect.poll(() => fileStore.size).toBe(0);
  });

  it('of a repair is that of an exchange, and of no other form', async () => {
    const store: Store = new Map([['draft.return', stored('exchange', draftOf({ contact: 'Kim' }))]]);
    expect((await openForm({ store })).see().typed.contact).toBe('Kim');
    const care: Store = new Map([['draft.return', stored('care', draftOf({ contact: 'Kim' }))]]);
    expect((await openForm({ store: care })).see().typed.contact).toBe('');
  });

  it('decides which files come back: one that it does not list was taken out', async () => {
    const store: Store = new Map();
    const fileStore: FileStore = new Map();
    const before = await openForm({ store, fileStore, signedIn: false });
    before.add('a.jpg');
    await before.untilDraft('kept');
    // The page went before the database came to delete it.
    fileStore.set('repair', [fileOf('a.jpg'), fileOf('gone.jpg')]);
    const after = await openForm({ store, fileStore, signedIn: false });
    expect(after.files()).toEqual(['a.jpg waiting']);
  });

  it('is read without its files where the browser has no database any more', async () => {
    const store: Store = new Map([['draft.return', stored('repair', draftOf({ contact: 'Kim' }))]]);
    const { files, see } = await openForm({ store, fileStore: null });
    expect([see().typed.contact, files()]).toEqual(['Kim', []]);
  });
});
