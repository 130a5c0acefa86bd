import type { ComponentPropsWithRef } from 'react';

export type TimeProps = Omit<ComponentPropsWithRef<'time'>, 'dateTime'> & {
  /** A moment, a day ("2026-03-01") or a duration ("PT90S"), as machines read it. */
  dateTime: string | Date;
};

/**
 * A day, a moment or a duration, in the words given; machines read it from `dateTime`. It runs in the direction of its own
 * words: "3 Mar 2026" begins with a number, which in a text from right to left would come last.
 */
export function Time({ dateTime, ...rest }: TimeProps) {
  return (
    <time dateTime={typeof dateTime === 'string' ? dateTime : dateTime.toISOString()} dir="auto" {...rest} />
  );
}
