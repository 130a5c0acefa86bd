import { expect, it } from 'vitest';
import { rejectedReply } from '../testing/errors.ts';
import { typed } from './testing/checks.ts';
import { openForm } from './testing/form.ts';

it.each(['repair', 'exchange', 'problem', 'care'] as const)(
  'asks to sign in before %s is sent, and goes on with what was typed',
  async (kind) => {
    const { asked, formIs, send, see, submit, type, until } = await openForm({ kind, signedIn: false });
    type(typed);
    send({ type: 'submit' });
    expect(formIs('askingToSignIn')).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(see().failure?.key).toBe('pleaseLogInFirst');
    expect(submit).not.toHaveBeenCalled();
    send({ type: 'signedIn' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

it('asks only when the form is right', async () => {
  const { asked, send, see } = await openForm({ signedIn: false });
  send({ type: 'submit' });
  expect(asked).not.toHaveBeenCalled();
  expect(see().errors.contact).toBe('cannotBeEmpty');
});

it('stays with what was typed when the visitor would rather not', async () => {
  const { asked, formIs, send, see, submit, type } = await openForm({ signedIn: false });
  type(typed);
  send({ type: 'submit' });
  send({ type: 'signInDismissed' });
  expect(formIs('editing')).toBe(true);
  expect(see()).toMatchObject({ typed: { contact: 'Kim' }, failure: { key: 'pleaseLogInFirst' } });
  send({ type: 'signedIn' });
  expect(submit).not.toHaveBeenCalled();
  expect(see().failure).toBeNull();
  send({ type: 'submit' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('asks again where the session has ended, and goes on', async () => {
  const { asked, send, submit, type, until } = await openForm();
  submit.mockRejectedValueOnce(rejectedReply(401, 'pleaseLogInFirst'));
  type(typed);
  send({ type: 'submit' });
  await until('askingToSignIn');
  expect(asked).toHaveBeenCalledTimes(1);
  send({ type: 'signedIn' });
  await until('succeeded');
  expect(submit).toHaveBeenCalledTimes(2);
});

it('activates without an account after a session has ended, if the visitor would rather', async () => {
  const { send, submit, type, until } = await openForm({ kind: 'activation' });
  submit.mockRejectedValueOnce(rejectedReply(401));
  type(typed);
  send({ type: 'submit' });
  await until('askingToSignIn');
  send({ type: 'signInDismissed' });
  send({ type: 'submit' });
  await until('succeeded');
  expect(submit.mock.calls.map(([{ call }]) => call)).toEqual(['activateDevice', 'activateDevicePublicly']);
});

it('asks before a file is sent, and sends it then', async () => {
  const { add, asked, files, send, sendFile, submit, untilFile, until } = await openForm({ signedIn: false });
  add('a.jpg');
  await until('askingToSignIn');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(sendFile).not.toHaveBeenCalled();
  send({ type: 'signedIn' });
  await untilFile('a.jpg sent');
  expect(files()).toEqual(['a.jpg sent']);
  expect(submit).not.toHaveBeenCalled();
});

it('asks when the session ends while a file is sent, and sends it again', async () => {
  const { add, send, sendFile, untilFile, until } = await openForm();
  sendFile.mockRejectedValueOnce(rejectedReply(401));
  add('a.jpg');
  await until('askingToSignIn');
  send({ type: 'signedIn' });
  await untilFile('a.jpg sent');
  expect(sendFile).toHaveBeenCalledTimes(2);
});

it('follows signing in and out elsewhere on the page', async () => {
  const { asked, send, type } = await openForm();
  type(typed);
  send({ type: 'signedOut' });
  send({ type: 'submit' });
  expect(asked).toHaveBeenCalledTimes(1);
});
