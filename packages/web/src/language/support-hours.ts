import { type OpeningHours, openingState } from '@payload/ui/ContactCard';

/** When support in China answers (specification, section 9). */
export const supportHours: OpeningHours = {
  timeZone: 'Asia/Shanghai',
  days: [1, 2, 3, 4, 5],
  shifts: [
    { from: '9:00', to: '12:30' },
    { from: '14:00', to: '19:00' },
  ],
};

/** Minutes by which China is ahead of UTC, all year. */
export const supportUtcOffset = 480;

/** Open for so many more minutes, or closed until a moment. */
export type SupportStatus = { open: true; minutesLeft: number } | { open: false; opensAt: Date };

/** Whether support answers at the moment given. Public holidays are not known here. */
export function supportStatus(now: Date): SupportStatus {
  const state = openingState(supportHours, now);
  if (state.open) {
    return { open: true, minutesLeft: Math.ceil((state.until.getTime() - now.getTime()) / 60_000) };
  }
  if (!state.opens) throw new RangeError('A week without a working day.');
  return { open: false, opensAt: state.opens };
}
