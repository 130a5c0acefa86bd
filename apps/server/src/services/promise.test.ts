import type { DeskEvent, RequestStatus, RequestType } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, overdueBefore, promisedBy, turnOf } from './promise.ts';

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
    expect(turnOf(request('repair'), [])).toEqual({ waitsFor: 'customer', dueAt: null, hasReply: false });
    expect(turnOf(request('repair'), [event('2026-11-04T16:00', 'status', 'received')])).toEqual({
      waitsFor: 'staff',
      dueAt: at('2026-11-12T00:00'),
      hasReply: false,
    });
  });

  it('is the maker within 15 days for an exchange, and within 7 of its sending for a report', () => {
    const received = event('2026-11-04T23:59', 'status', 'received');
    expect(turnOf(request('exchange'), [received]).dueAt).toEqual(at('2026-11-20T00:00'));
    expect(turnOf(request('problem'), []).dueAt).toEqual(at('2026-11-10T00:00'));
  });

  it('is the maker within 3 days of its sending for a quote, and the customer once it is given', () => {
    expect(turnOf(request('quote'), [])).toEqual({
      waitsFor: 'staff',
      dueAt: at('2026-11-06T00:00'),
      hasReply: false,
    });
    const events = [event('2026-11-03T10:00', 'status', 'quoted')];
    expect(turnOf(request('quote'), events)).toEqual({
      waitsFor: 'customer',
      dueAt: null,
      hasReply: false,
    });
    // The set is changed, and priced again: the two days of waiting are not the maker's.
    events.push(event('2026-11-05T10:00', 'status', 'inspecting'));
    expect(turnOf(request('quote'), events).dueAt).toEqual(at('2026-11-08T00:00'));
  });

  it('is the customer while a quote or a question is open, and the days they take are not the maker’s', () => {
    const events = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-05T09:00', 'status', 'inspecting'),
      event('2026-11-05T10:00', 'question', 'inspecting'),
    ];
    expect(turnOf(request('repair'), events)).toEqual({
      waitsFor: 'customer',
      dueAt: null,
      hasReply: false,
    });
    events.push(event('2026-11-07T10:00', 'reply', 'inspecting'));
    expect(turnOf(request('repair'), events).dueAt).toEqual(at('2026-11-14T00:00'));
    events.push(event('2026-11-08T10:00', 'status', 'quoted'));
    expect(turnOf(request('repair'), events).waitsFor).toBe('customer');
    events.push(event('2026-11-11T10:00', 'status', 'repairing'));
    expect(turnOf(request('repair'), events).dueAt).toEqual(at('2026-11-17T00:00'));
    events.push(event('2026-11-12T10:00', 'status', 'returned'));
    expect(turnOf(request('repair'), events)).toEqual({
      waitsFor: 'nobody',
      dueAt: null,
      hasReply: false,
    });
  });

  it('is the maker within 3 days of what the customer writes, under a quote and before the parcel comes', () => {
    const quoted = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-05T09:00', 'status', 'quoted'),
      event('2026-11-07T10:00', 'reply', 'quoted'),
    ];
    const answered = { waitsFor: 'customer', dueAt: null, hasReply: false };
    const toAnswer = { waitsFor: 'staff', dueAt: at('2026-11-11T00:00'), hasReply: true };
    expect(turnOf(request('repair'), quoted)).toEqual(toAnswer);
    // Written once more: the first words have waited since.
    quoted.push(event('2026-11-08T10:00', 'reply', 'quoted'));
    expect(turnOf(request('repair'), quoted)).toEqual(toAnswer);
    expect(turnOf(request('repair'), [...quoted, event('2026-11-08T11:00', 'message', 'quoted')])).toEqual(
      answered,
    );
    // The two days until they wrote are theirs.
    quoted.push(event('2026-11-09T10:00', 'status', 'repairing'));
    expect(turnOf(request('repair'), quoted)).toEqual({
      waitsFor: 'staff',
      dueAt: at('2026-11-14T00:00'),
      hasReply: false,
    });
    const onItsWay = [event('2026-11-03T10:00', 'reply', 'submitted')];
    expect(turnOf(request('exchange'), onItsWay).dueAt).toEqual(at('2026-11-07T00:00'));
    expect(
      turnOf(request('exchange'), [...onItsWay, event('2026-11-03T12:00', 'message', 'submitted')]),
    ).toEqual(answered);
  });

  it('keeps the day of work that is promised while words wait for an answer, and a question open beside a message', () => {
    const events = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-05T09:00', 'reply', 'received'),
    ];
    expect(turnOf(request('repair'), events)).toEqual({
      waitsFor: 'staff',
      dueAt: at('2026-11-12T00:00'),
      hasReply: true,
    });
    events.push(
      event('2026-11-05T10:00', 'question', 'received'),
      event('2026-11-05T11:00', 'message', 'received'),
    );
    expect(turnOf(request('repair'), events).waitsFor).toBe('customer');
    expect(isAsked(events)).toBe(true);
  });

  it('is someone at every point of every sequence of events, and the maker never without a day', () => {
    type Step = { kind: DeskEvent['kind']; status?: RequestStatus };
    const steps: readonly Step[] = [
      ...(['question', 'reply', 'message', 'note', 'undo'] as const).map((kind) => ({ kind })),
      ...(['received', 'inspecting', 'quoted', 'repairing', 'returned'] as const).map((status) => ({
        kind: 'status' as const,
        status,
      })),
    ];
    let sequences: ReturnType<typeof event>[][] = [[]];
    for (let length = 1; length <= 4; length += 1) {
      const moment = `2026-11-${String(3 + length).padStart(2, '0')}T10:00`;
      sequences = sequences.flatMap((events) =>
        steps.map(({ kind, status = events.at(-1)?.status ?? 'submitted' }) => [
          ...events,
          event(moment, kind, status),
        ]),
      );
      for (const events of sequences) {
        for (const type of ['repair', 'quote'] as const) {
          const { waitsFor, dueAt, hasReply } = turnOf(request(type), events);
          expect(dueAt === null).toBe(waitsFor !== 'staff');
          expect(hasReply && waitsFor === 'customer').toBe(false);
        }
      }
    }
  });

  it('is as it was before where a step is taken back, and notes and assignments change nothing', () => {
    const events = [
      event('2026-11-04T09:00', 'status', 'received'),
      event('2026-11-04T10:00', 'note', 'received'),
      event('2026-11-04T10:01', 'assigned', 'received'),
      event('2026-11-04T11:00', 'undo', 'submitted'),
    ];
    expect(turnOf(request('repair'), events)).toEqual({
      waitsFor: 'customer',
      dueAt: null,
      hasReply: false,
    });
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
