import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { logSerializers } from './log.ts';

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
