import type { MessageKey } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { panel, phone, registration } from './testing/panel.ts';
import type { SignInField } from './views.ts';

describe('messages', () => {
  it.each<
    [
      'login' | 'register' | 'passwordLogin',
      Partial<Record<SignInField, string>>,
      Partial<Record<SignInField, MessageKey>>,
    ]
  >([
    ['login', {}, { account: 'cannotBeEmpty', code: 'pleaseEnterVerificationCode' }],
    ['login', { account: '12', code: '1234' }, { account: 'incorrectFormat' }],
    ['login', { account: phone, code: '123' }, { code: 'pleaseEnterFourDigitCode' }],
    ['passwordLogin', { account: phone }, { password: 'pleaseEnterPassword' }],
    ['register', { ...registration, confirmPassword: '' }, { confirmPassword: 'pleaseConfirmPassword' }],
    [
      'register',
      { ...registration, password: 'short', confirmPassword: 'short' },
      { password: 'passwordTooShort' },
    ],
    ['register', { ...registration, confirmPassword: 'secre7' }, { confirmPassword: 'passwordsDiffer' }],
  ])('in %s for %j stand beside their fields', (view, typed, errors) => {
    const { calls, send, see, type } = panel();
    send({ type: 'open' });
    send({ type: 'show', view });
    type(typed);
    send({ type: 'blur', field: 'account' });
    expect(see().errors).toEqual({});
    send({ type: 'submit' });
    expect(see().errors).toEqual(errors);
    expect(see().refusals).toBe(1);
    expect(calls.authenticate).not.toHaveBeenCalled();
  });

  it('go as the field is put right, and come as one is left wrong', () => {
    const { send, see, type } = panel();
    send({ type: 'open' });
    send({ type: 'submit' });
    type({ account: '12' });
    expect(see().errors).toEqual({ code: 'pleaseEnterVerificationCode' });
    send({ type: 'blur', field: 'account' });
    expect(see().errors).toEqual({ account: 'incorrectFormat', code: 'pleaseEnterVerificationCode' });
    type({ account: phone, code: '1234' });
    send({ type: 'blur', field: 'code' });
    expect(see().errors).toEqual({});
    send({ type: 'show', view: 'register' });
    send({ type: 'blur', field: 'account' });
    expect(see().errors).toEqual({});
  });

  it('of two passwords goes with either of them', () => {
    const { send, see, type } = panel();
    send({ type: 'open' });
    send({ type: 'show', view: 'register' });
    type({ ...registration, confirmPassword: 'secre7' });
    send({ type: 'submit' });
    type({ password: 'secre7' });
    expect(see().errors).toEqual({});
    send({ type: 'blur', field: 'confirmPassword' });
    expect(see().errors).toEqual({});
  });
});
