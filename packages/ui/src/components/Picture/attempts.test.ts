import { describe, expect, it } from 'vitest';
import { type AttemptEvent, addressOf, defaultAttempts, firstAttempt, nextAttempt } from './attempts.ts';

const run = (events: AttemptEvent[], attempts?: number) =>
  events.reduce((now, event) => nextAttempt(now, event, attempts), firstAttempt);
const error = (attempt: number): AttemptEvent => ({ type: 'error', attempt });
const load = (attempt: number): AttemptEvent => ({ type: 'load', attempt });

describe('nextAttempt', () => {
  it('is loaded when the first address answers', () => {
    expect(run([load(1)])).toEqual({ state: 'loaded', attempt: 1 });
  });

  it('makes three attempts, then shows the placeholder', () => {
    expect(defaultAttempts).toBe(3);
    expect(run([error(1)])).toEqual({ state: 'loading', attempt: 2 });
    expect(run([error(1), error(2)])).toEqual({ state: 'loading', attempt: 3 });
    expect(run([error(1), error(2), error(3)])).toEqual({ state: 'placeholder', attempt: 3 });
  });

  it('is loaded when a later attempt answers', () => {
    expect(run([error(1), load(2)])).toEqual({ state: 'loaded', attempt: 2 });
  });

  it('takes as many attempts as it is told to', () => {
    expect(run([error(1)], 1)).toEqual({ state: 'placeholder', attempt: 1 });
  });

  it('counts an error that is reported twice once', () => {
    expect(run([error(1), error(1)])).toEqual({ state: 'loading', attempt: 2 });
  });

  it('ignores a late answer to an attempt that was given up', () => {
    expect(run([error(1), load(1)])).toEqual({ state: 'loading', attempt: 2 });
  });

  it('keeps a loaded picture', () => {
    expect(run([load(1), error(1), { type: 'online' }])).toEqual({ state: 'loaded', attempt: 1 });
  });

  it('fails when the placeholder cannot be had either', () => {
    expect(run([error(1), { type: 'placeholder-error' }], 1).state).toBe('failed');
    expect(run([{ type: 'placeholder-error' }])).toEqual(firstAttempt);
  });

  it('starts over when the network is back', () => {
    expect(run([error(1), { type: 'online' }], 1)).toEqual(firstAttempt);
    expect(run([error(1), { type: 'placeholder-error' }, { type: 'online' }], 1)).toEqual(firstAttempt);
  });
});

describe('addressOf', () => {
  it('asks for the versioned address first, then the unversioned one, then for it without AVIF', () => {
    expect([1, 2, 3].map((attempt) => addressOf(attempt, true))).toEqual([
      { versioned: true, avif: true },
      { versioned: false, avif: true },
      { versioned: false, avif: false },
    ]);
  });

  it('asks for no version where there is none', () => {
    expect([1, 2, 3].map((attempt) => addressOf(attempt, false))).toEqual([
      { versioned: false, avif: true },
      { versioned: false, avif: false },
      { versioned: false, avif: false },
    ]);
  });
});
