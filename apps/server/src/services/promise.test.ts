import type { DeskEvent, RequestStatus, RequestType } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { overdueBefore, promisedBy, promiseOf } from './promise.ts';

/** A moment of the maker's place, eight hours ahead of UTC. */
const at = (text: string) => new Date(`${text}+08:00`);

const request = (type: RequestType) => ({ type, createdAt: at('2026-11-02T10:00') });
const event = (moment: string, kind: DeskEvent['kind'], status: RequestStatus) => ({
  kind,
  status,
  createdAt: at(moment),
});

describe('who is to act', () => {
  it('is the customer while the parcel is on its way, and the maker within 7 days of its coming', () => {
    expect(promiseOf(request('repair'), [])).toEqual({ waitsFor: 'customer', dueAt: null });
    expect(promiseOf(request('repair'), [event('2026-11-04T16:00', 'status', 'received')])).toEqual({
      waitsFor: 'staff',
      dueAt: at('2026-11-12T00:00'),
    });
  });

  it('is the maker within 15 days for an exchange, and within 7 of its sending for a report', () => {
    const received = event('2026-11-04T23:59', 'status', 'received');
    expect(promiseOf(request('exchange'), [received]).dueAt).toEqual(at('2026-11-20T00:00'));
    expect(promiseOf(request('problem'), []).dueAt).toEqual(at('2026-11-10T00:00'));
  });

  it('is the maker within 3 days of its sending for a quote, and the customer once it is given', () => {
    expect(promiseOf(request('quote'), [])).toEqual({ waitsFor: 'staff', dueAt: at('2026-11-06T00:00') });
    const events = [event('2026-11-03T10:00', 'status', 'quoted')];
    expect(promiseOf(request('quote'), events)).toEqual({ waitsFor: 'customer', dueAt: null });
    // The set is changed, and priced again: the two days of waiting are not the maker's.
    events.push(event('2026-11-05T10:00', 'status', 'inspecting'));
    expect(promiseOf(request('quote'), events).dueAt).toEqual(at('2026-11-08T00:00'));
  });

  it('is the customer while a quote or a question is open, and the days they take are not the maker’s', () => {
    const events = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-05T09:00', 'status', 'inspecting'),
      event('2026-11-05T10:00', 'question', 'inspecting'),
    ];
    expect(promiseOf(request('repair'), events)).toEqual({ waitsFor: 'customer', dueAt: null });
    events.push(event('2026-11-07T10:00', 'reply', 'inspecting'));
    expect(promiseOf(request('repair'), events).dueAt).toEqual(at('2026-11-14T00:00'));
    events.push(event('2026-11-08T10:00', 'status', 'quoted'));
    expect(promiseOf(request('repair'), events).waitsFor).toBe('customer');
    events.push(event('2026-11-11T10:00', 'status', 'repairing'));
    expect(promiseOf(request('repair'), events).dueAt).toEqual(at('2026-11-17T00:00'));
    events.push(event('2026-11-12T10:00', 'status', 'returned'));
    expect(promiseOf(request('repair'), events)).toEqual({ waitsFor: 'nobody', dueAt: null });
  });

  it('is as it was before where a step is taken back, and notes and assignments change nothing', () => {
    const events = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-04T10:00', 'note', 'received'),
      event('2026-11-04T10:01', 'assigned', 'received'),
      event('2026-11-04T11:00', 'undo', 'submitted'),
    ];
    expect(promiseOf(request('repair'), events)).toEqual({ waitsFor: 'customer', dueAt: null });
  });
});

describe('a promised day', () => {
  const holidays = new Set(['2026-11-09']);

  it('that is a weekend or a holiday is the next one the maker works', () => {
    // The 7th is a Saturday, the 9th a Monday.
    expect(promisedBy(at('2026-11-07T00:00'), holidays)).toEqual(at('2026-11-07T00:00'));
    expect(promisedBy(at('2026-11-08T00:00'), holidays)).toEqual(at('2026-11-11T00:00'));
  });

  it('is over exactly when what is due is before the mark, on every hour of a month', () => {
    const hour = 3600_000;
    for (
      let due = at('2026-11-01T00:00').getTime();
      due < at('2026-12-01T00:00').getTime();
      due += 24 * hour
    ) {
      for (let now = due - 48 * hour; now < due + 120 * hour; now += hour) {
        const isOver = promisedBy(new Date(due), holidays).getTime() <= now;
        expect(due <= overdueBefore(new Date(now), holidays).getTime()).toBe(isOver);
      }
    }
  });
});
