import { expect, it } from 'vitest';
import { rejectedReply } from '../testing/errors.ts';
import { typed } from './testing/checks.ts';
import { openForm } from './testing/form.ts';

it.each(['repair', 'exchange', 'problem', 'care'] as const)(
  'asks to sign in before %s is sent, and goes on with what was typed',
  async (kind) => {
    const { onSignInNeeded, formIs, send, see, submit, type, until } = await openForm({
      kind,
      signedIn: false,
    });
    type(typed);
    send({ type: 'submit' });
    expect(formIs('askingToSignIn')).toBe(true);
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
    expect(see().failure?.key).toBe('pleaseLogInFirst');
    expect(submit).not.toHaveBeenCalled();
    send({ type: 'signedIn' });
    await until('succeeded');
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

it('asks only when the form is right', async () => {
  const { onSignInNeeded, send, see } = await openForm({ signedIn: false });
  send({ type: 'submit' });
  expect(onSignInNeeded).not.toHaveBeenCalled();
  expect(see().errors.contact).toBe('cannotBeEmpty');
});

it('stays with what was typed when the visitor would rather not', async () => {
  const { onSignInNeeded, formIs, send, see, submit, type } = await openForm({ signedIn: false });
  type(typed);
  send({ type: 'submit' });
  send({ type: 'signInDismissed' });
  expect(formIs('editing')).toBe(true);
  expect(see()).toMatchObject({ typed: { contact: 'Kim' }, failure: { key: 'pleaseLogInFirst' } });
  send({ type: 'signedIn' });
  expect(submit).not.toHaveBeenCalled();
  expect(see().failure).toBeNull();
  send({ type: 'submit' });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('asks again where the session has ended, and goes on', async () => {
  const { onSignInNeeded, send, submit, type, until } = await openForm();
  submit.mockRejectedValueOnce(rejectedReply(401, 'pleaseLogInFirst'));
  type(typed);
  send({ type: 'submit' });
  await until('askingToSignIn');
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
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

it('asks for nothing when a file is chosen, and sends it with the form', async () => {
  const { add, onSignInNeeded, files, formIs, send, sendFile, submit, type, until } = await openForm({
    signedIn: false,
  });
  add('a.jpg');
  expect(formIs('editing')).toBe(true);
  expect(onSignInNeeded).not.toHaveBeenCalled();
  expect(files()).toEqual(['a.jpg waiting']);
  type(typed);
  send({ type: 'submit' });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  expect(sendFile).not.toHaveBeenCalled();
  send({ type: 'signedIn' });
  await until('succeeded');
  expect(submit.mock.calls[0]?.[0].body).toMatchObject({ uploads: ['on-server-a.jpg'] });
});

it('sends files that were chosen before as soon as someone signs in', async () => {
  const { add, send, submit, untilFile } = await openForm({ signedIn: false });
  add('a.jpg');
  send({ type: 'signedIn' });
  await untilFile('a.jpg sent');
  expect(submit).not.toHaveBeenCalled();
});

it('keeps a file for later when the session ends while it is sent, and asks when the form is sent', async () => {
  const { add, onSignInNeeded, formIs, send, sendFile, type, untilFile, until } = await openForm();
  sendFile.mockRejectedValueOnce(rejectedReply(401));
  type(typed);
  add('a.jpg');
  await untilFile('a.jpg waiting');
  expect(formIs('editing')).toBe(true);
  expect(onSignInNeeded).not.toHaveBeenCalled();
  send({ type: 'submit' });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  send({ type: 'signedIn' });
  await until('succeeded');
  expect(sendFile).toHaveBeenCalledTimes(2);
});

it('follows signing in and out elsewhere on the page', async () => {
  const { onSignInNeeded, send, type } = await openForm();
  type(typed);
  send({ type: 'signedOut' });
  send({ type: 'submit' });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
});
