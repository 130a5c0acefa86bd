import { describe, expect, it } from 'vitest';
import { rejectedReply } from '../testing/errors.ts';
import { panel, phone } from './testing/panel.ts';

describe('the code', () => {
  it('can be sent again after 60 s, counted down', async () => {
    const { calls, clock, codeIs, send, see, settle, type } = panel();
    send({ type: 'open' });
    type({ account: phone });
    send({ type: 'sendCode' });
    send({ type: 'sendCode' });
    await settle();
    expect(calls.sendCode.mock.calls).toEqual([[{ call: 'sendSmsCode', body: { phone } }]]);
    const seen: number[] = [];
    while (codeIs('waiting')) {
      seen.push(see().secondsLeft);
      send({ type: 'sendCode' });
      clock.increment(1000);
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, second) => 60 - second));
    expect(calls.sendCode).toHaveBeenCalledTimes(1);
    send({ type: 'sendCode' });
    await settle();
    expect(calls.sendCode).toHaveBeenCalledTimes(2);
  });

  it('is sent at a press as soon as the wait is over, between two counted seconds', async () => {
    const { calls, clock, codeIs, send, settle, type } = panel();
    send({ type: 'open' });
    type({ account: phone });
    send({ type: 'sendCode' });
    await settle();
    clock.increment(500);
    // The seconds are counted again from here.
    type({ account: phone });
    for (let second = 0; second < 59; second += 1) clock.increment(1000);
    clock.increment(500);
    expect(codeIs('waiting')).toBe(true);
    send({ type: 'sendCode' });
    await settle();
    expect(calls.sendCode).toHaveBeenCalledTimes(2);
  });

  it('counts by the clock: a tab that slept does not wait longer', async () => {
    const { clock, codeIs, send, settle, type } = panel();
    send({ type: 'open' });
    type({ account: phone });
    send({ type: 'sendCode' });
    await settle();
    clock.increment(60_000);
    expect(codeIs('ready')).toBe(true);
  });

  it('is not said to be on its way when the last one was used and it is too early for the next', async () => {
    const { calls, clock, codeIs, send, see, settle, type } = panel();
    send({ type: 'open' });
    type({ account: phone });
    calls.sendCode.mockResolvedValueOnce({ validFor: 0, resendAfter: 40 });
    send({ type: 'sendCode' });
    await settle();
    expect(see()).toMatchObject({ codeSpent: true, secondsLeft: 40 });
    clock.increment(40_000);
    expect(codeIs('ready')).toBe(true);
    send({ type: 'sendCode' });
    await settle();
    expect(see().codeSpent).toBe(false);
  });

  it('waits on after closing and on other views, but not for another account', async () => {
    const { codeIs, send, settle, type } = panel();
    send({ type: 'open' });
    type({ account: phone });
    send({ type: 'sendCode' });
    await settle();
    send({ type: 'close' });
    send({ type: 'open' });
    expect(codeIs('waiting')).toBe(true);
    send({ type: 'show', view: 'register' });
    expect(codeIs('waiting')).toBe(true);
    type({ account: '13900139000' });
    expect(codeIs('ready')).toBe(true);
  });

  it('needs an account, and a view that asks for a code', () => {
    const { calls, send, see } = panel();
    send({ type: 'open' });
    send({ type: 'sendCode' });
    expect(see().errors).toEqual({ account: 'cannotBeEmpty' });
    expect(see().refusals).toBe(1);
    send({ type: 'show', view: 'passwordLogin' });
    send({ type: 'sendCode' });
    expect(see().errors).toEqual({});
    expect(calls.sendCode).not.toHaveBeenCalled();
  });

  it('says why it was not sent, and can be asked for again', async () => {
    const { calls, send, see, codeIs, settle, type } = panel({ language: 'en' });
    calls.sendCode.mockRejectedValueOnce(rejectedReply(500, 'operationFailure'));
    calls.sendCode.mockRejectedValueOnce(rejectedReply(500, 'incorrectFormat', 'email'));
    send({ type: 'open' });
    type({ account: 'kim@example.org' });
    send({ type: 'sendCode' });
    await settle();
    expect(see().failure?.key).toBe('operationFailure');
    expect(codeIs('ready')).toBe(true);
    send({ type: 'sendCode' });
    await settle();
    expect(see().errors).toEqual({ account: 'incorrectFormat' });
  });
});
