import { describe, expect, it, vi } from 'vitest';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { createForm, type FormPorts } from './create-form.ts';

type Field = 'name' | 'words';
type Ports = FormPorts<Field, string>;

const empty = { ok: false, refusals: [{ field: 'words', key: 'cannotBeEmpty' }] } as const;

function form(ports: Partial<Ports> = {}) {
  const send = vi.fn<Ports['send']>(() => Promise.resolve(undefined));
  const made = createForm<Field, string>({
    fields: ['name', 'words'],
    check: ({ words }) => (words.trim() === '' ? empty : { ok: true, value: words.trim() }),
    send,
    ...ports,
  });
  return { ...made, send, see: made.getSnapshot };
}

describe('a form', () => {
  it('is not sent while something is wrong, and says beside which field', async () => {
    const { submit, see, send } = form();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(see()).toMatchObject({ errors: { words: 'cannotBeEmpty' }, refusals: 1, status: 'editing' });
  });

  it('sends what the check gives, and is empty and done after that', async () => {
    const { submit, see, send, type } = form({ initial: { name: 'Li' } });
    type('words', ' hello ');
    await submit();
    expect(send).toHaveBeenCalledWith('hello', { name: 'Li', words: ' hello ' });
    expect(see()).toMatchObject({ values: { name: 'Li', words: '' }, status: 'done', isDirty: false });
    type('name', 'Wu');
    expect(see().status).toBe('editing');
  });

  it('holds what sending gives', async () => {
    const { submit, see, type } = form({ send: () => Promise.resolve({ words: 'tidied' }) });
    type('words', 'typed');
    await submit();
    expect(see().values).toEqual({ name: '', words: 'tidied' });
  });

  it('is sent once, however often it is pressed, and takes no other words meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const send = vi.fn<Ports['send']>(() => promise);
    const { submit, see, type } = form({ send });
    type('words', 'hello');
    const sent = [submit(), submit()];
    type('words', 'other');
    expect(see()).toMatchObject({ status: 'sending', values: { words: 'hello' } });
    resolve(undefined);
    await Promise.all(sent);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no line', callFailure('network'), { kind: 'offline', field: null }],
    ['no answer in time', callFailure('timeout'), { kind: 'timeout', field: null }],
    ['a refusal of no field', rejectedReply(500, 'operationFailure'), { key: 'operationFailure' }],
    ['a session that has expired', rejectedReply(401, 'pleaseLogInFirst'), { kind: 'signedOut' }],
  ])('keeps what was typed with %s, and can be sent again', async (_what, error, failure) => {
    const send = vi.fn<Ports['send']>().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined);
    const { submit, see, type } = form({ send });
    type('words', 'hello');
    await submit();
    expect(see()).toMatchObject({ values: { words: 'hello' }, status: 'editing', failure, refusals: 0 });
    await submit();
    expect(see()).toMatchObject({ status: 'done', failure: null });
  });

  it('puts a refusal beside its field, by the name that it has here', async () => {
    const error = rejectedReply(500, 'incorrectFormat', 'note.text');
    const { submit, see, type, leave } = form({
      send: () => Promise.reject(error),
      place: ({ field }) => (field === 'note.text' ? 'words' : null),
    });
    type('words', 'hello');
    await submit();
    expect(see()).toMatchObject({ errors: { words: 'incorrectFormat' }, failure: null, refusals: 1 });
    // The focus goes from one field to the other: what the service said is not taken back by that.
    leave('name');
    leave('words');
    expect(see().errors).toEqual({ words: 'incorrectFormat' });
    type('words', 'hello!');
    expect(see().errors).toEqual({});
  });

  it('checks a field that is left only once it was refused', async () => {
    const { submit, see, leave, type } = form();
    leave('words');
    expect(see().errors).toEqual({});
    await submit();
    type('words', 'hello');
    type('words', '');
    leave('words');
    expect(see().errors).toEqual({ words: 'cannotBeEmpty' });
    expect(see().refusals).toBe(1);
  });

  it('says to whoever asked to be told, and not as a failure, that the session has expired', async () => {
    const onExpired = vi.fn<() => void>();
    const { submit, see, type } = form({ send: () => Promise.reject(rejectedReply(403)), onExpired });
    type('words', 'hello');
    await submit();
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(see()).toMatchObject({ failure: null, status: 'editing', values: { words: 'hello' } });
  });

  it('keeps a draft until it is empty again', async () => {
    const draft = { load: () => ({ words: 'kept' }), save: vi.fn<NonNullable<Ports['draft']>['save']>() };
    const { submit, see, type, begin } = form({ draft });
    begin({ words: 'new' });
    expect(see().values.words).toBe('kept');
    type('name', 'Li');
    expect(draft.save).toHaveBeenLastCalledWith({ name: 'Li', words: 'kept' });
    await submit();
    expect(draft.save).toHaveBeenLastCalledWith(null);
    expect(see().values.words).toBe('new');
  });

  it('begins with other values as long as nothing is typed', () => {
    const { see, begin, type, reset } = form({ initial: { name: '1' } });
    begin({ name: '2' });
    expect(see().values.name).toBe('2');
    type('words', 'hello');
    begin({ name: '3' });
    expect(see().values.name).toBe('2');
    reset();
    expect(see().values).toEqual({ name: '3', words: '' });
  });

  it('tells its listeners until they have heard enough', () => {
    const { subscribe, type } = form();
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    type('words', 'a');
    stop();
    type('words', 'b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
