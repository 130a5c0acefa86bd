/** Support in China answers Monday to Friday, 9:00-12:30 and 14:00-19:00, UTC+8 (specification, section 9). */
const SHIFTS = [
  { from: 9 * 60, to: 12 * 60 + 30 },
  { from: 14 * 60, to: 19 * 60 },
] as const;

const OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Open for so many more minutes, or closed until a moment. */
export type SupportStatus = { open: true; minutesLeft: number } | { open: false; opensAt: Date };

/** Whether support answers at the moment given. Public holidays are not known here. */
export function supportStatus(now: Date): SupportStatus {
  // Shifted so that the UTC fields read as the clock in China.
  const local = now.getTime() + OFFSET_MS;
  for (let day = 0; day < 7; day += 1) {
    const midnight = Math.floor(local / DAY_MS) * DAY_MS + day * DAY_MS;
    const weekday = new Date(midnight).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const { from, to } of SHIFTS) {
      const opens = midnight + from * MINUTE_MS;
      const closes = midnight + to * MINUTE_MS;
      if (local >= opens && local < closes) {
        return { open: true, minutesLeft: Math.ceil((closes - local) / MINUTE_MS) };
      }
      if (local < opens) return { open: false, opensAt: new Date(opens - OFFSET_MS) };
    }
  }
  throw new RangeError('A week without a working day.');
}
