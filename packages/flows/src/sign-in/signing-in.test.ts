import type { Session } from '@payload/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { signInMachine } from './machine.ts';
import { checks, session } from './testing/checks.ts';
import { panel, phone, registration } from './testing/panel.ts';

describe('signing in', () => {
  it.each([
    ['login', 'phoneVerify', { account: phone, code: '1234' }],
    ['englishLogin', 'emailVerify', { account: 'kim@example.org', code: '1234' }],
    ['passwordLogin', 'phonePwdLogin', { account: phone, password: 'secret' }],
    ['emailPassword', 'emailPwdLogin', { account: 'kim@example.org', password: 'secret' }],
    ['register', 'registerAndLogin', registration],
  ] as const)('from %s makes the call %s', async (view, call, body) => {
    const { calls, actor, send, see, is, settle, type } = panel();
    const announced = vi.fn<(event: unknown) => void>();
    actor.on('signedIn', announced);
    send({ type: 'open' });
    send({ type: 'show', view });
    type(body);
    send({ type: 'submit' });
    await settle();
    expect(calls.authenticate.mock.calls).toEqual([[{ call, body }]]);
    expect(calls.storeSession.mock.calls).toEqual([[session]]);
    expect(is('signedIn')).toBe(true);
    expect(announced).toHaveBeenCalledWith({ type: 'signedIn', account: '138****8000' });
    expect(see().session).toBeNull();
    expect(see().typed).toMatchObject({ code: '', password: '', confirmPassword: '' });
  });

  it('registers by email in English', async () => {
    const { calls, send, settle, type } = panel({ language: 'en' });
    send({ type: 'open' });
    send({ type: 'show', view: 'register' });
    type({ ...registration, account: 'kim@example.org' });
    send({ type: 'submit' });
    await settle();
    expect(calls.authenticate.mock.calls[0]?.[0].call).toBe('emailRegisterAndLogin');
  });

  it('is sent once however often it is pressed', async () => {
    const { calls, send, settle, type } = panel();
    send({ type: 'open' });
    type(registration);
    for (let press = 0; press < 10; press += 1) send({ type: 'submit' });
    await settle();
    expect(calls.authenticate).toHaveBeenCalledTimes(1);
  });

  it('drops an answer that comes after the visitor turned away', async () => {
    const { calls, send, is, settle, type } = panel();
    const { promise, resolve } = Promise.withResolvers<Session>();
    calls.authenticate.mockReturnValue(promise);
    send({ type: 'open' });
    type(registration);
    send({ type: 'submit' });
    send({ type: 'show', view: 'register' });
    resolve(session);
    await settle();
    expect(is('open')).toBe(true);
    expect(calls.storeSession).not.toHaveBeenCalled();
  });

  it.each([
    ['a wrong code', rejectedReply(500, 'verificationCodeIncorrect', 'code'), '1234'],
    ['an expired code, or too many tries', rejectedReply(500, 'verificationFailed'), ''],
  ])('puts %s beside the code', async (_kind, error, code) => {
    const { calls, send, see, settle, type } = panel();
    calls.authenticate.mockRejectedValueOnce(error);
    send({ type: 'open' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(see().refusals).toBe(1);
    expect(see().errors.code).toMatch(/^verification/);
    expect(see().failure).toBeNull();
    expect(see().typed).toMatchObject({ phone, code });
    type({ code: '5678' });
    send({ type: 'submit' });
    await settle();
    expect(calls.authenticate).toHaveBeenCalledTimes(2);
  });

  it('puts a wrong password with the form, for it may as well be the account', async () => {
    const { calls, send, see, settle, type } = panel();
    calls.authenticate.mockRejectedValueOnce(rejectedReply(401, 'verificationFailed'));
    send({ type: 'open' });
    send({ type: 'show', view: 'passwordLogin' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(see().errors).toEqual({});
    expect(see().failure).toEqual({ kind: 'signedOut', key: 'verificationFailed', field: null });
  });

  it('puts a refusal that names its field beside it', async () => {
    const { calls, send, see, settle, type } = panel();
    calls.authenticate.mockRejectedValueOnce(rejectedReply(500, 'incorrectFormat', 'account'));
    send({ type: 'open' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(see().errors).toEqual({ account: 'incorrectFormat' });
  });

  it.each([
    ['network', 'offline'],
    ['timeout', 'timeout'],
    ['http', 'server'],
  ] as const)('after %s keeps what was typed and can be tried again', async (silence, kind) => {
    const { calls, send, see, is, formIs, settle, type } = panel();
    calls.authenticate.mockRejectedValueOnce(callFailure(silence));
    send({ type: 'open' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(see().failure).toEqual({ kind, key: 'operationFailure', field: null });
    expect(formIs('editing')).toBe(true);
    expect(see().typed).toMatchObject({ phone, code: '1234' });
    send({ type: 'submit' });
    expect(see().failure).toBeNull();
    await settle();
    expect(is('signedIn')).toBe(true);
  });

  it('says so where the session cannot be remembered', async () => {
    const { calls, send, see, is, settle, type } = panel();
    calls.storeSession.mockRejectedValueOnce(new Error('no storage'));
    send({ type: 'open' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(is('open')).toBe(true);
    expect(see().failure?.kind).toBe('server');
  });
});

describe('a forgotten password', () => {
  it.each([
    ['cn', phone, 'phoneForgetPassword', 'passwordLogin'],
    ['en', 'kim@example.org', 'emailForgetPassword', 'emailPassword'],
  ] as const)('in %s is proven and set again', async (language, account, call, end) => {
    const { calls, send, see, settle, type } = panel({ language, compact: true });
    send({ type: 'open' });
    send({ type: 'show', view: 'forgot' });
    type({ account, code: '1234' });
    send({ type: 'submit' });
    await settle();
    expect(calls.verifyCode.mock.calls).toEqual([[{ call, body: { account, code: '1234' } }]]);
    expect(see().view).toBe('forgotPassword');
    type({ password: 'secret', confirmPassword: 'secret' });
    send({ type: 'submit' });
    await settle();
    expect(calls.resetPassword.mock.calls).toEqual([
      [{ ticket: 'ticket', password: 'secret', confirmPassword: 'secret' }],
    ]);
    expect(see()).toMatchObject({ view: end, passwordChanged: true, ticket: null });
    send({ type: 'show', view: 'forgot' });
    expect(see().passwordChanged).toBe(false);
  });

  it('is proven again by whoever goes back to it', async () => {
    const { send, see, settle, type } = panel({ compact: true });
    send({ type: 'open' });
    send({ type: 'show', view: 'forgot' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    send({ type: 'show', view: 'passwordLogin' });
    send({ type: 'back' });
    expect(see()).toMatchObject({ view: 'forgot', ticket: null });
  });

  it('says what fails on the way', async () => {
    const { calls, send, see, settle, type } = panel();
    calls.verifyCode.mockRejectedValueOnce(rejectedReply(500, 'verificationCodeIncorrect'));
    calls.resetPassword.mockRejectedValueOnce(rejectedReply(500, 'passwordTooShort', 'password'));
    send({ type: 'open' });
    send({ type: 'show', view: 'forgot' });
    type(registration);
    send({ type: 'submit' });
    await settle();
    expect(see().errors).toEqual({ code: 'verificationCodeIncorrect' });
    send({ type: 'submit' });
    await settle();
    type({ password: 'secret', confirmPassword: 'secret' });
    send({ type: 'submit' });
    await settle();
    expect(see()).toMatchObject({ view: 'forgotPassword', errors: { password: 'passwordTooShort' } });
  });
});

it('fails as a server would where a call was not provided', async () => {
  const actor = createActor(signInMachine, {
    input: { language: 'cn', compact: false, checks, now: () => 0 },
  });
  actor.start();
  actor.send({ type: 'open' });
  actor.send({ type: 'type', field: 'account', value: phone });
  actor.send({ type: 'type', field: 'code', value: '1234' });
  actor.send({ type: 'submit' });
  const { context } = await waitFor(actor, (state) => state.context.failure !== null);
  expect(context.failure?.kind).toBe('server');
  actor.stop();
});
