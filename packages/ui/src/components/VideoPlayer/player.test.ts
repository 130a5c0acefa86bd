import { describe, expect, it } from 'vitest';
import { clock, failureOf, nextState, type PlayerState } from './player.ts';

const native: PlayerState = { name: 'native' };
const resting: PlayerState = { name: 'resting' };
const started: PlayerState = { name: 'started' };
const failed: PlayerState = { name: 'failed', failure: 'offline' };

describe('the player', () => {
  it('rests once the script is there, and starts on a press', () => {
    expect(nextState(native, { type: 'script' })).toEqual(resting);
    expect(nextState(resting, { type: 'press' })).toEqual(started);
  });

  it('goes on where the film began without the script', () => {
    expect(nextState(started, { type: 'script' })).toBe(started);
  });

  it('says what failed, and can be pressed again', () => {
    expect(nextState(started, { type: 'fail', failure: 'offline' })).toEqual(failed);
    expect(nextState(failed, { type: 'press' })).toEqual(started);
  });

  it('fails without the script too, and not before it was asked for', () => {
    expect(nextState(native, { type: 'fail', failure: 'offline' })).toEqual(failed);
    expect(nextState(resting, { type: 'fail', failure: 'offline' })).toBe(resting);
  });
});

describe('the reason', () => {
  it('is the connection, if there is none', () => {
    expect(failureOf(2, false)).toBe('offline');
    expect(failureOf(undefined, false)).toBe('offline');
  });

  it('is the element’s own', () => {
    expect(failureOf(2, true)).toBe('interrupted');
    expect(failureOf(3, true)).toBe('unplayable');
    expect(failureOf(undefined, true)).toBe('unplayable');
  });
});

it('a duration is shown as players do', () => {
  expect([6, 59.6, 750, 3723].map(clock)).toEqual(['0:06', '1:00', '12:30', '1:02:03']);
});
