import { describe, expect, it } from 'vitest';
import { clockTime, idleResend, nextResend, resendSeconds } from './resend.ts';

const start = 1_700_000_000_000;
const sent = nextResend(idleResend, { type: 'sent', at: start, now: start, seconds: 60 });
const after = (milliseconds: number) => nextResend(sent, { type: 'tick', now: start + milliseconds });

describe('nextResend', () => {
  it('waits sixty seconds unless told otherwise', () => {
    expect(resendSeconds).toBe(60);
  });

  it('does not count before a code was sent', () => {
    expect(nextResend(idleResend, { type: 'tick', now: start })).toEqual(idleResend);
  });

  it('counts whole seconds, rounded up', () => {
    expect(sent).toMatchObject({ state: 'waiting', remaining: 60 });
    expect(after(1).remaining).toBe(60);
    expect(after(1000).remaining).toBe(59);
    expect(after(59_999)).toMatchObject({ state: 'waiting', remaining: 1 });
  });

  it('is ready when the time is up, also after a tab that slept', () => {
    expect(after(60_000)).toMatchObject({ state: 'ready', remaining: 0 });
    expect(after(3_600_000)).toMatchObject({ state: 'ready', remaining: 0 });
  });

  it('stays ready until the next code', () => {
    const ready = after(60_000);
    expect(nextResend(ready, { type: 'tick', now: start })).toBe(ready);
    const again = nextResend(ready, { type: 'sent', at: start + 70_000, now: start + 70_000, seconds: 60 });
    expect(again).toMatchObject({ state: 'waiting', remaining: 60 });
  });

  it('takes up a wait that began earlier', () => {
    const now = start + 18_000;
    expect(nextResend(idleResend, { type: 'sent', at: start, now, seconds: 60 }).remaining).toBe(42);
  });

  it('waits no longer than it should after the clock was set back', () => {
    const now = start - 3_600_000;
    expect(nextResend(idleResend, { type: 'sent', at: start, now, seconds: 60 }).remaining).toBe(60);
  });

  it('forgets a sending that failed', () => {
    expect(nextResend(sent, { type: 'reset' })).toEqual(idleResend);
  });
});

describe('clockTime', () => {
  it.each([
    [60, '1:00'],
    [42, '0:42'],
    [5, '0:05'],
    [0, '0:00'],
  ])('sets %i seconds as %s', (seconds, time) => {
    expect(clockTime(seconds)).toBe(time);
  });
});
