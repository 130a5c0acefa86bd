import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoursIn, type OpeningHours, openingState, runsOf, sameClock, wallTime } from './openingHours.ts';

const support: OpeningHours = {
  timeZone: 'Asia/Shanghai',
  days: [1, 2, 3, 4, 5],
  shifts: [
    { from: '9:00', to: '12:30' },
    { from: '14:00', to: '19:00' },
  ],
};

// 2026-11-20 is a Friday.
const china = (text: string) => new Date(`2026-11-${text}+08:00`);

// Older browsers have only the second.
describe.each([
  ['Temporal', Temporal],
  ['Intl', undefined],
])('by the clocks of %s', (_name, temporal) => {
  beforeEach(() => void vi.stubGlobal('Temporal', temporal));
  afterEach(() => void vi.unstubAllGlobals());

  describe('openingState', () => {
    it.each([
      ['20T09:00:00', '20T12:30:00'],
      ['20T12:29:59', '20T12:30:00'],
      ['20T14:00:00', '20T19:00:00'],
      ['20T18:59:59', '20T19:00:00'],
    ])('is open at %s until %s', (now, until) => {
      expect(openingState(support, china(now))).toEqual({ open: true, until: china(until) });
    });

    it.each([
      ['before the first shift', '20T08:59:59', '20T09:00:00'],
      ['at lunch', '20T12:30:00', '20T14:00:00'],
      ['in the evening', '19T19:00:00', '20T09:00:00'],
      ['on Friday evening', '20T19:00:00', '23T09:00:00'],
      ['on Sunday', '22T10:00:00', '23T09:00:00'],
    ])('is closed %s', (_when, now, opens) => {
      expect(openingState(support, china(now))).toEqual({ open: false, opens: china(opens) });
    });

    it('reads the day where the place is', () => {
      // Sunday evening in California is Monday morning in China.
      expect(openingState(support, new Date('2026-11-22T18:00:00-08:00'))).toEqual({
        open: true,
        until: china('23T12:30:00'),
      });
    });

    it('knows a shift past midnight', () => {
      const night = { ...support, shifts: [{ from: '22:00', to: '6:00' }] };
      expect(openingState(night, china('21T05:00:00'))).toEqual({ open: true, until: china('21T06:00:00') });
      expect(openingState(night, china('21T06:00:00'))).toEqual({ open: false, opens: china('23T22:00:00') });
    });

    it('follows the clocks when they change', () => {
      const texas = { ...support, timeZone: 'America/Chicago' };
      // On Sunday 2026-03-08 clocks there go from UTC-6 to UTC-5.
      expect(openingState(texas, new Date('2026-03-07T12:00:00Z'))).toEqual({
        open: false,
        opens: new Date('2026-03-09T14:00:00Z'),
      });
    });

    it('never opens without days', () => {
      expect(openingState({ ...support, days: [] }, china('20T10:00:00'))).toEqual({
        open: false,
        opens: null,
      });
    });
  });

  describe('hoursIn', () => {
    it('shifts the hours', () => {
      expect(hoursIn(support, 'Europe/Berlin', china('20T10:00:00'))).toEqual([
        {
          days: [1, 2, 3, 4, 5],
          shifts: [
            { from: '2:00', to: '5:30' },
            { from: '7:00', to: '12:00' },
          ],
        },
      ]);
    });

    it('shifts the days too', () => {
      expect(hoursIn(support, 'America/Los_Angeles', china('20T10:00:00'))).toEqual([
        {
          days: [1, 2, 3, 4, 7],
          shifts: [
            { from: '17:00', to: '20:30' },
            { from: '22:00', to: '3:00' },
          ],
        },
      ]);
    });

    it('parts shifts that begin on different days', () => {
      expect(hoursIn(support, 'America/Chicago', china('20T10:00:00'))).toEqual([
        { days: [1, 2, 3, 4, 7], shifts: [{ from: '19:00', to: '22:30' }] },
        { days: [1, 2, 3, 4, 5], shifts: [{ from: '0:00', to: '5:00' }] },
      ]);
    });
  });

  describe('wallTime', () => {
    it('writes midnight as 0:00 of the new day', () => {
      expect(wallTime(china('23T00:00:00'), 'Asia/Shanghai')).toEqual({ day: 1, time: '0:00' });
    });
  });

  describe('sameClock', () => {
    it('compares what is shown, not the name', () => {
      expect(sameClock('Asia/Shanghai', 'Asia/Singapore', china('20T10:00:00'))).toBe(true);
      expect(sameClock('Asia/Shanghai', 'Asia/Tokyo', china('20T10:00:00'))).toBe(false);
    });
  });
});

describe('runsOf', () => {
  it.each([
    [[1, 2, 3, 4, 5], [[1, 5]]],
    [[1, 2, 3, 4, 7], [[7, 4]]],
    [
      [1, 3, 4],
      [
        [1, 1],
        [3, 4],
      ],
    ],
    [[1, 2, 3, 4, 5, 6, 7], [[1, 7]]],
    [[], []],
  ])('%j', (days, runs) => {
    expect(runsOf(days)).toEqual(runs);
  });
});
