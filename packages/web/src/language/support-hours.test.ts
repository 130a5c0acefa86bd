import { describe, expect, it } from 'vitest';
import { supportStatus } from './support-hours.ts';

const china = (text: string) => new Date(`${text}+08:00`);

describe('supportStatus', () => {
  it('is open during both shifts and counts the minutes left', () => {
    expect(supportStatus(china('2026-11-20T09:00:00'))).toEqual({ open: true, minutesLeft: 210 });
    expect(supportStatus(china('2026-11-20T16:50:00'))).toEqual({ open: true, minutesLeft: 130 });
  });

  it('is closed at lunch and opens again at 14:00', () => {
    expect(supportStatus(china('2026-11-20T12:30:00'))).toEqual({
      open: false,
      opensAt: china('2026-11-20T14:00:00'),
    });
  });

  it('after the last shift on a Friday opens on Monday', () => {
    expect(supportStatus(china('2026-11-20T19:00:00'))).toEqual({
      open: false,
      opensAt: china('2026-11-23T09:00:00'),
    });
  });

  it('reads the weekday in China, not at the visitor’s place', () => {
    // Sunday evening in California is Monday morning in China.
    expect(supportStatus(new Date('2026-11-22T18:00:00-08:00'))).toEqual({ open: true, minutesLeft: 150 });
  });
});
