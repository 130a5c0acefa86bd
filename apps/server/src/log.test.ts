import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logSerializers, sampleRepeated } from './log.ts';

it('keeps what a failed statement was given out of the log', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "account_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(13800138000) already exists.',
  });
  const error = new DrizzleQueryError('insert into "account" values ($1)', ['13800138000'], cause);
  const logged = logSerializers.err(error);
  expect(logged).toMatchObject({ query: 'insert into "account" values ($1)', code: '23505' });
  expect(logged.message).toContain('account_phone');
  expect(JSON.stringify(logged)).not.toContain('13800138000');
});

it('keeps the query of an address out of the log', () => {
  const url = '/api/offi/public/login/sendSmsCode?phone=13800138000';
  expect(logSerializers.req({ method: 'GET', url })).toEqual({
    method: 'GET',
    path: '/api/offi/public/login/sendSmsCode',
  });
});

/** What is logged of a request that failed. */
function broken(message = 'connect ECONNREFUSED') {
  return { err: new Error(message), req: {} };
}

describe('the same error again and again', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is written at once and then every ten seconds, with how often it came', () => {
    const written: unknown[][] = [];
    const sample = sampleRepeated();
    const write = (...line: unknown[]) => written.push(line);
    const log = (...line: [unknown, ...unknown[]]) => sample.call(null, line, write);

    for (let time = 0; time < 500; time++) log(broken(), 'a request failed');
    expect(written).toEqual([[expect.objectContaining({ err: expect.any(Error) }), 'a request failed']]);
    log(broken('disk full'), 'a request failed');
    log(broken(), 'a job failed');
    log({ id: 1 }, 'a message was not taken');
    log({ id: 1 }, 'a message was not taken');
    expect(written).toHaveLength(5);

    vi.advanceTimersByTime(10_000);
    expect(written.slice(5)).toEqual([[expect.objectContaining({ repeated: 499 }), 'a request failed']]);
    vi.advanceTimersByTime(60_000);
    expect(written).toHaveLength(6);
    log(broken(), 'a request failed');
    expect(written).toHaveLength(7);
    expect(written[6]?.[0]).not.toHaveProperty('repeated');
  });

  it('is the same when a statement failed for it with other values', () => {
    const written: unknown[] = [];
    const sample = sampleRepeated();
    for (const phone of ['13800138000', '13800138001']) {
      const err = new DrizzleQueryError('select $1', [phone], new Error('connection terminated'));
      sample.call(null, [{ err }, 'a request failed'], (line) => written.push(line));
    }
    expect(written).toHaveLength(1);
  });
});
