import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdict } from '../testing/verdict.ts';
import {
  emailRegistration,
  newPassword,
  phoneCode,
  phonePassword,
  phoneRegistration,
  sendEmailCode,
  sendSmsCode,
  validate,
} from './index.ts';

const registration = { account: '13800138000', code: '1234', password: 'secret', confirmPassword: 'secret' };

describe('accounts', () => {
  it('takes a good registration', () => {
    expect(validate(phoneRegistration, registration)).toEqual({ ok: true, value: registration });
  });

  it.each([
    [{ account: '' }, ['account: cannotBeEmpty']],
    [{ account: '12345' }, ['account: incorrectFormat']],
    [{ account: '23800138000' }, ['account: incorrectFormat']],
    [{ account: 'kim@example.org' }, ['account: incorrectFormat']],
    [{ code: '' }, ['code: pleaseEnterVerificationCode']],
    [{ code: '   ' }, ['code: pleaseEnterVerificationCode']],
    [{ code: '123' }, ['code: pleaseEnterFourDigitCode']],
    [{ code: '12345' }, ['code: pleaseEnterFourDigitCode']],
    [{ code: '12é4' }, ['code: incorrectFormat']],
    [
      { password: '', confirmPassword: '' },
      ['password: pleaseEnterPassword', 'confirmPassword: pleaseConfirmPassword'],
    ],
    [{ password: 'short', confirmPassword: 'short' }, ['password: passwordTooShort']],
    [{ confirmPassword: '' }, ['confirmPassword: pleaseConfirmPassword']],
    [{ confirmPassword: 'Secret' }, ['confirmPassword: passwordsDiffer']],
    [
      { account: '1', confirmPassword: 'Secret' },
      ['account: incorrectFormat', 'confirmPassword: passwordsDiffer'],
    ],
    [{ password: 'x'.repeat(300), confirmPassword: 'x'.repeat(300) }, ['password: incorrectFormat']],
    [{ account: 7 }, ['account: incorrectFormat']],
    [{ password: null }, ['password: incorrectFormat']],
    [{ code: ['1', '2', '3', '4'] }, ['code: incorrectFormat']],
  ])('refuses a registration with %j', (change, refusals) => {
    expect(verdict(phoneRegistration, { ...registration, ...change })).toEqual(refusals);
  });

  it('refuses what is missing', () => {
    expect(verdict(phonePassword, {})).toEqual(['account: cannotBeEmpty', 'password: cannotBeEmpty']);
    expect(verdict(phonePassword, undefined)).toEqual([': cannotBeEmpty']);
    expect(verdict(phonePassword, 'account=1')).toEqual([': cannotBeEmpty']);
  });

  it('leaves out what it does not know', () => {
    expect(parse(phoneRegistration, { ...registration, admin: true })).toEqual(registration);
  });

  it.each([
    ['13800138000', '13800138000'],
    [' 138 0013-8000 ', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['008613800138000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['+1 (202) 555-0143', '+12025550143'],
  ])('knows the phone number %s', (typed, account) => {
    expect(parse(phoneCode, { account: typed, code: '1234' }).account).toBe(account);
    expect(parse(sendSmsCode.query, { phone: typed }).phone).toBe(account);
  });

  it('knows an email address in whatever case', () => {
    expect(parse(sendEmailCode.query, { email: ' Kim@Example.ORG ' }).email).toBe('kim@example.org');
    expect(verdict(sendEmailCode.query, { email: 'kim@example' })).toEqual(['email: incorrectFormat']);
    expect(verdict(sendEmailCode.query, { email: '' })).toEqual(['email: cannotBeEmpty']);
    expect(verdict(emailRegistration, registration)).toEqual(['account: incorrectFormat']);
  });

  it('forgives lower case, spaces and full-width characters in a code', () => {
    expect(parse(phoneCode, { account: '13800138000', code: ' ａb 1２' }).code).toBe('AB12');
  });

  it('never changes a password', () => {
    const password = '  ｐass\tword ';
    expect(parse(phonePassword, { account: '13800138000', password }).password).toBe(password);
  });

  it('resets a password under the same rules', () => {
    expect(verdict(newPassword, { ticket: 't', password: '12345', confirmPassword: '123456' })).toEqual([
      'password: passwordTooShort',
      'confirmPassword: passwordsDiffer',
    ]);
    expect(verdict(newPassword, { ticket: 't', password: '123456', confirmPassword: '123456' })).toBe('good');
  });
});
