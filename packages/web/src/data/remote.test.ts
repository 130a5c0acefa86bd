import { CallFailure, RejectedReply } from '@payload/api';
import { describe, expect, it } from 'vitest';
import { isSessionExpired } from '../session/is-session-expired.ts';
import { askedAgain, failed, loaded, remoteOf } from './remote.ts';

const refresh = () => undefined;
const seen = (
  ...[answer, key]: [...Parameters<typeof remoteOf>] | [Parameters<typeof remoteOf>[0], string]
) => remoteOf(answer, key, refresh);
const error = new Error('no answer');

describe('remote data', () => {
  it('are loading until they have come', () => {
    expect(seen(null, 'a')).toEqual({ state: 'loading', data: undefined, last: undefined, refresh });
    expect(seen(loaded('a', 1), 'a')).toMatchObject({ state: 'ready', data: 1 });
  });

  it('of another key are not shown for this one, and are kept as what came last', () => {
    expect(seen(loaded('a', 1), 'b')).toMatchObject({ state: 'loading', data: undefined, last: 1 });
    const answer = failed(loaded('a', 1), 'b', error);
    expect(seen(answer, 'b')).toMatchObject({ state: 'failed', data: undefined, last: 1, error });
  });

  it('stay in view while they are asked for again, and where that fails', () => {
    const first = loaded('a', 1);
    expect(askedAgain(first)).toBe(first);
    const second = failed(first, 'a', error);
    expect(seen(second, 'a')).toMatchObject({ state: 'failed', data: 1, error });
    expect(askedAgain(second)).toBe(second);
  });

  it('that never came are loading again when they are asked for again', () => {
    expect(seen(askedAgain(failed(null, 'a', error)), 'a')).toMatchObject({ state: 'loading' });
  });

  it('may be undefined themselves', () => {
    expect(seen(loaded<number | undefined>('a', undefined), 'a')).toMatchObject({ state: 'ready' });
  });
});

describe('a session is expired', () => {
  it.each([
    [new RejectedReply('find', 401, null, null), true],
    [new RejectedReply('find', 403, null, null), true],
    [new RejectedReply('find', 400, null, null), false],
    [new CallFailure('network', 'no line'), false],
    [new Error('401'), false],
  ])('by %o: %s', (reason, isExpired) => expect(isSessionExpired(reason)).toBe(isExpired));
});
