import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './ContactCard.css.ts';
import { CopyPhone, type CopyPhoneTranslations } from './CopyPhone.tsx';
import { OpenState, type OpenStateTranslations } from './OpenState.tsx';
import { type HoursLine, hoursIn, type OpeningHours, ownZone, runsOf, sameClock } from './openingHours.ts';
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

export type ContactCardTranslations = CopyPhoneTranslations &
  OpenStateTranslations & {
    /** Name of the mail address: "Mail". */
    email: string;
    /** Over the hours, with their zone: "Hours, UTC+8"; and over them in the visitor's own time. */
    hours: string;
    /** Over the hours in the visitor's own time. */
    yourTime: string;
    /** Where both clocks show the same. */
    sameTime: string;
    /** Days that follow one another: "Mon–Fri". */
    dayRange: (first: string, last: string) => string;
    /** "Mon–Fri 9:00–12:30 and 14:00–19:00" */
    line: (days: readonly string[], shifts: readonly string[]) => string;
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
  /** When someone answers. @default not said */
  hours?: OpeningHours | undefined;
  /** What time it is. @default the visitor's clock, read when the page runs */
  now?: Date | undefined;
  /** The visitor's time zone, by its IANA name. @default that of the browser */
  timeZone?: string | undefined;
  /** Its words, in the language of the page. */
  translations: ContactCardTranslations;
};

/** Whom to call in a region, and whether someone answers now. What depends on the clock comes when the page runs; its place is kept. */
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
          <OpenState
            className={styles.state}
            hours={hours}
            now={givenNow}
            timeZone={timeZone}
            translations={translations}
          />
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

function lineInWords({ days, shifts }: HoursLine, { weekdays, dayRange, line }: ContactCardTranslations) {
  const word = (day: number) => weekdays[day - 1]?.short ?? '';
  return line(
    runsOf(days).map(([first, last]) => (first === last ? word(first) : dayRange(word(first), word(last)))),
    shifts.map(({ from, to }) => `${from}–${to}`),
  );
}
