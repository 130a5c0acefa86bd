import type { ComponentPropsWithRef } from 'react';
import { ClockIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './OpenState.css.ts';
import { type OpeningHours, openingState, ownZone, sameClock, wallTime } from './openingHours.ts';
import { useNow } from './useNow.ts';

export type OpenStateTranslations = {
  /** The days from Monday on: "Mon" and "Monday". */
  weekdays: readonly {
    /** As it is shown: "Mon". */
    short: string;
    /** As it is said: "Monday". */
    long: string;
  }[];
  /** "Open now, until 12:30", on the visitor's clock; `elsewhere` says that the place's own differs. */
  open: (time: string, elsewhere: boolean) => string;
  /** "Closed, opens Monday 9:00", on the visitor's clock; without a day it is today. */
  opens: (day: string | null, time: string, elsewhere: boolean) => string;
  /** Where no opening is known. */
  closed: string;
};

export type OpenStateProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** When someone answers. */
  hours: OpeningHours;
  /** What time it is. @default the visitor's clock, read when the page runs */
  now?: Date | undefined;
  /** The visitor's time zone, by its IANA name. @default that of the browser */
  timeZone?: string | undefined;
  /** Its words, in the language of the page. */
  translations: OpenStateTranslations;
};

const dayLength = 24 * 60 * 60_000;

/** Whether someone answers now, and until or from when on the visitor's clock. Its line is reserved until the clock is known. */
export function OpenState({
  hours,
  now: givenNow,
  timeZone,
  translations,
  className,
  ...rest
}: OpenStateProps) {
  const now = useNow(givenNow);
  const zone = timeZone ?? (now ? ownZone() : '');
  const words = (at: Date) => {
    const state = openingState(hours, at);
    const elsewhere = !sameClock(zone, hours.timeZone, at);
    if (state.open) return translations.open(wallTime(state.until, zone).time, elsewhere);
    if (state.opens === null) return translations.closed;
    const { day, time } = wallTime(state.opens, zone);
    const isToday = wallTime(at, zone).day === day && state.opens.getTime() - at.getTime() < dayLength;
    return translations.opens(
      isToday ? null : (translations.weekdays[day - 1]?.long ?? null),
      time,
      elsewhere,
    );
  };
  return (
    <p className={cx(styles.root, className)} {...rest}>
      {now && (
        <span className={styles.words} data-state={openingState(hours, now).open ? 'open' : 'closed'}>
          <ClockIcon className={styles.clock} size={16} />
          <span>{words(now)}</span>
        </span>
      )}
    </p>
  );
}
