import { describe, expect, it } from 'vitest';
import { type CountdownEvent, defaultSeconds, idle, nextCountdown } from './countdown.ts';

const run = (...types: CountdownEvent['type'][]) =>
  types.reduce((now, type) => nextCountdown(now, { type }, 2), idle(2));

describe('nextCountdown', () => {
  it('counts five seconds unless told otherwise', () => {
    expect(defaultSeconds).toBe(5);
  });

  it('waits until it is started', () => {
    expect(run('tick', 'stop')).toEqual({ state: 'waiting', remaining: 2 });
  });

  it('counts down and elapses', () => {
    expect(run('start', 'tick')).toEqual({ state: 'running', remaining: 1 });
    expect(run('start', 'tick', 'tick')).toEqual({ state: 'elapsed', remaining: 0 });
    expect(run('start', 'tick', 'tick', 'tick')).toEqual({ state: 'elapsed', remaining: 0 });
  });

  it('stops for good', () => {
    expect(run('start', 'tick', 'stop', 'tick', 'start')).toEqual({ state: 'stopped', remaining: 1 });
  });

  it('cannot be stopped once it has elapsed', () => {
    expect(run('start', 'tick', 'tick', 'stop').state).toBe('elapsed');
  });

  it('is not started twice', () => {
    expect(run('start', 'tick', 'start')).toEqual({ state: 'running', remaining: 1 });
  });

  it('counts again after the page was left', () => {
    expect(run('start', 'tick', 'tick', 'leave', 'start')).toEqual({ state: 'running', remaining: 2 });
  });
});
