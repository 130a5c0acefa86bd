import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ClockIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './ContactCard.css.ts';
import { CopyPhone, type CopyPhoneTranslations } from './CopyPhone.tsx';
import {
  type HoursLine,
  hoursIn,
  type OpeningHours,
  openingState,
  ownZone,
  runsOf,
  sameClock,
  wallTime,
} from './openingHours.ts';
import { useNow } from './useNow.ts';

export type ContactChannel = {
  /** What it is for: "Pre-sales", "Support". */
  label: string;
  /** The number as it is read, and as `tel:` address. */
  phone: {
    /** The number as it is read. */
    text: string;
    /** Its `tel:` address. */
    href: string;
  };
};

export type ContactCardTranslations = CopyPhoneTranslations & {
  /** Name of the mail address: "Mail". */
  email: string;
  /** Over the hours, with their zone: "Hours, UTC+8"; and over them in the visitor's own time. */
  hours: string;
  /** Over the hours in the visitor's own time. */
  yourTime: string;
  /** Where both clocks show the same. */
  sameTime: string;
  /** The days from Monday on: "Mon" and "Monday". */
  weekdays: readonly {
    /** As it is shown: "Mon". */
    short: string;
    /** As it is said: "Monday". */
    long: string;
  }[];
  /** Days that follow one another: "Mon–Fri". */
  dayRange: (first: string, last: string) => string;
  /** "Mon–Fri 9:00–12:30 and 14:00–19:00" */
  line: (days: readonly string[], shifts: readonly string[]) => string;
  /** "Open now, until 12:30", on the visitor's clock; `elsewhere` says that the place's own differs. */
  open: (time: string, elsewhere: boolean) => string;
  /** "Closed, opens Monday 9:00", on the visitor's clock; without a day it is today. */
  opens: (day: string | null, time: string, elsewhere: boolean) => string;
  /** Where no opening is known. */
  closed: string;
};

export type ContactCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** Whom it serves: "China", "The Americas". */
  region: ReactNode;
  /** Level of its heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Ways to reach the contact, each with an address. */
  channels: readonly ContactChannel[];
  /** Mail address, which can be copied. @default none */
  email?: string | undefined;
  /** Below the numbers: for whom they are, what there is besides. @default none */
  note?: ReactNode;
  /** When somebody answers. @default not said */
  hours?: OpeningHours | undefined;
  /** What time it is. @default the visitor's clock, read when the page runs */
  now?: Date | undefined;
  /** The visitor's time zone, by its IANA name. @default that of the browser */
  timeZone?: string | undefined;
  /** Its words, in the language of the page. */
  translations: ContactCardTranslations;
};

/** Whom to call in a region, and whether somebody answers now. What depends on the clock comes when the page runs; its place is kept. */
export function ContactCard({
  region,
  level = 3,
  channels,
  email,
  note,
  hours,
  now: givenNow,
  timeZone,
  translations,
  className,
  ...rest
}: ContactCardProps) {
  const now = useNow(givenNow);
  const headingId = useId();
  const Heading = `h${level}` as const;
  const zone = now && (timeZone ?? ownZone());
  const lineOf = (line: HoursLine) => lineInWords(line, translations);
  return (
    <article className={cx(styles.root, className)} aria-labelledby={headingId} {...rest}>
      <div>
        <Heading id={headingId} className={styles.region}>
          {region}
        </Heading>
        {hours && (
          <p className={styles.state}>
            {now && zone && <State hours={hours} now={now} zone={zone} translations={translations} />}
          </p>
        )}
      </div>
      <div className={styles.reach}>
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.label}>
              <CopyPhone {...channel} translations={translations} />
            </li>
          ))}
          {email !== undefined && (
            <li>
              <p className={styles.label}>{translations.email}</p>
              <a className={styles.email} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
        </ul>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {hours && (
        <dl className={styles.hours}>
          <div>
            <dt className={styles.label}>{translations.hours}</dt>
            <dd>{lineOf(hours)}</dd>
          </div>
          <div className={styles.own}>
            <dt className={styles.label}>{translations.yourTime}</dt>
            <dd className={styles.ownHours}>
              {now && zone && sameClock(zone, hours.timeZone, now) && translations.sameTime}
              {now &&
                zone &&
                !sameClock(zone, hours.timeZone, now) &&
                hoursIn(hours, zone, now).map((line) => <p key={line.days.join()}>{lineOf(line)}</p>)}
            </dd>
          </div>
        </dl>
      )}
    </article>
  );
}

type StateProps = {
  hours: OpeningHours;
  now: Date;
  /** The visitor's. */
  zone: string;
  translations: ContactCardTranslations;
};

/** Whether somebody answers now, and until or from when on the visitor's clock. */
function State({ hours, now, zone, translations }: StateProps) {
  const state = openingState(hours, now);
  const elsewhere = !sameClock(zone, hours.timeZone, now);
  const words = () => {
    if (state.open) return translations.open(wallTime(state.until, zone).time, elsewhere);
    if (state.opens === null) return translations.closed;
    const { day, time } = wallTime(state.opens, zone);
    const isToday = wallTime(now, zone).day === day && state.opens.getTime() - now.getTime() < dayLength;
    return translations.opens(
      isToday ? null : (translations.weekdays[day - 1]?.long ?? null),
      time,
      elsewhere,
    );
  };
  return (
    <span className={styles.stateWords} data-state={state.open ? 'open' : 'closed'}>
      <ClockIcon className={styles.clock} size={16} />
      <span>{words()}</span>
    </span>
  );
}

const dayLength = 24 * 60 * 60_000;

function lineInWords({ days, shifts }: HoursLine, { weekdays, dayRange, line }: ContactCardTranslations) {
  const word = (day: number) => weekdays[day - 1]?.short ?? '';
  return line(
    runsOf(days).map(([first, last]) => (first === last ? word(first) : dayRange(word(first), word(last)))),
    shifts.map(({ from, to }) => `${from}–${to}`),
  );
}
