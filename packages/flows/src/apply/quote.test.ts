import { describe, expect, it } from 'vitest';
import { quantityOf, quoteItemsOf, quoteItemsText } from './quote-items.ts';
import { typed } from './testing/checks.ts';
import { idOf, openForm, type Store } from './testing/form.ts';

describe('a set as a form keeps it', () => {
  it('is read as it was written, whatever was typed for a number', () => {
    const items = [
      { code: 'T90', quantity: '2' },
      { code: 'GT400-M', quantity: '' },
      { code: 'H1T', quantity: 'two' },
    ];
    expect(quoteItemsOf(quoteItemsText(items))).toEqual(items);
    expect(quoteItemsOf('')).toEqual([]);
  });

  it('has each model once, and nothing that is damaged', () => {
    expect(quoteItemsOf('T90 1, ?!, T90 3,, H1T')).toEqual([
      { code: 'T90', quantity: '3' },
      { code: 'H1T', quantity: '' },
    ]);
    // A comma would begin another model.
    expect(quoteItemsOf(quoteItemsText([{ code: 'T90', quantity: '1,0' }]))).toEqual([
      { code: 'T90', quantity: '10' },
    ]);
  });

  it.each([
    ['2', 2],
    ['１２', 12],
    [' 7 ', 7],
    ['', Number.NaN],
    ['-1', Number.NaN],
    ['1.5', Number.NaN],
  ])('holds %j as the number %d', (quantity, number) => {
    expect(quantityOf({ code: 'T90', quantity })).toBe(number);
  });
});

describe('the form of a quote', () => {
  it('sends its set for an account, and leaves out what was left open', async () => {
    const { send, submit, type, until } = await openForm({ kind: 'quote' });
    type({ ...typed, aircraft: '', wantedBy: '', note: '  ' });
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      call: 'saveQuote',
      body: {
        submissionId: idOf(1),
        items: [
          { code: 'T90', quantity: 2 },
          { code: 'H1T', quantity: 1 },
        ],
        place: 'Shenzhen',
        contact: 'Kim',
        phone: '13800138000',
        region: 'Guangdong',
      },
    });
  });

  it('asks for a sign-in first, and is sent after it with nothing lost', async () => {
    const { account, onSignInNeeded, send, submit, type, until } = await openForm({
      kind: 'quote',
      signedIn: false,
    });
    type(typed);
    send({ type: 'submit' });
    await until('askingToSignIn');
    expect(onSignInNeeded).toHaveBeenCalledOnce();
    account.isSignedIn = true;
    account.change();
    await until('succeeded');
    expect(submit.mock.calls[0]?.[0].body).toMatchObject({ aircraft: 'M350', wantedBy: '2026-12-24' });
  });

  it('says beside the set that it is empty, and sends nothing', async () => {
    const { send, see, submit, type } = await openForm({ kind: 'quote' });
    type({ ...typed, items: '' });
    send({ type: 'submit' });
    expect(see().errors).toEqual({ items: 'cannotBeEmpty' });
    expect(submit).not.toHaveBeenCalled();
  });

  it('waits without a connection, and is sent once there is one', async () => {
    const store: Store = new Map();
    const { send, setOnline, submit, type, until } = await openForm({ kind: 'quote', online: false, store });
    type(typed);
    send({ type: 'submit' });
    await until('queued');
    expect(store.get('draft.quote')).toContain('"queued":true');
    setOnline(true);
    await until('succeeded');
    expect(submit).toHaveBeenCalledOnce();
    expect(store.has('draft.quote')).toBe(false);
  });
});
