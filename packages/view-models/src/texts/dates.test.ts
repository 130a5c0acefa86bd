import { describe, expect, it } from 'vitest';
import { formatDay, monthIn } from './dates.ts';

const months = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}`);

describe.each([
  ['en', 'en-GB'],
  ['cn', 'zh-CN'],
] as const)('dates in %s', (language, tag) => {
  it('are those of Intl, on each day of a leap year', () => {
    const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const first = Date.UTC(2024, 0, 1);
    const days = Array.from({ length: 366 }, (_, day) => new Date(first + day * 86_400_000));
    expect(days.map((day) => formatDay(language, day.toISOString().slice(0, 10)))).toEqual(
      days.map((day) => long.format(day)),
    );
  });

  it('say months as Intl does', () => {
    const short = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    expect(months.map((month) => monthIn(language, month))).toEqual(
      months.map((month) => short.format(new Date(month))),
    );
  });
});
