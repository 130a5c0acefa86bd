import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { Plate } from '../../../components/Plate/index.ts';
import { Scale } from '../../../components/Scale/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../icons/index.ts';
import { Arriving } from '../../../lib/Arriving.tsx';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './MilestoneScale.css.ts';
import * as wordStyles from './MilestoneWords.css.ts';
import { monthScale, nearestPlace, writtenMonth } from './months.ts';
import { useScrub } from './useScrub.ts';

export type Milestone = {
  /** Its month as ISO 8601: 2022-09. One for a month. */
  month: string;
  /** The month as it is read: "Sept 2022". */
  date: string;
  /** What happened. */
  title: string;
  /** More on it, in a sentence. */
  text: ReactNode;
  /** Code of the product that hangs from its month. */
  code: string;
  /** That product's page. */
  href: string;
  /** That product's cut-out, which touches the upper edge of its picture. It says nothing. */
  picture: ReactNode;
};

export type MilestoneScaleProps = Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'children'> & {
  /** Accessible name: "Milestones". */
  label: string;
  /** Oldest first. */
  items: readonly [Milestone, ...Milestone[]];
  /** What it has come to, as plates at the foot: "10+", and what of. @default none */
  outcome?:
    | readonly {
        /** The figure, first on its plate: "10+". */
        figure: string;
        /** What it counts. */
        caption: ReactNode;
      }[]
    | undefined;
  /** Level of the titles as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Month of the one that is told of; with `onMonthChange`. @default `defaultMonth`: it keeps its own state */
  month?: string | undefined;
  /** Uncontrolled first month. @default that of the first */
  defaultMonth?: string | undefined;
  /** Called with the month that was chosen: by a press, a key, a button or a drag along the line. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** Its words, in the language of the page. */
  translations: {
    /** What it is, without its name: "carousel". */
    carousel: string;
    /** The button that goes back: "Previous milestone". */
    previous: string;
    /** The button that goes on: "Next milestone". */
    next: string;
    /** The words of a product's link: "See T40S". */
    see: (code: string) => ReactNode;
  };
};

/**
 * Milestones on one scale of time: at each hangs what was made then, and the one that is chosen is told of. It is a carousel
 * that does not turn by itself. Up to 768 px, without script and on paper it is a list of all of them along an upright line.
 */
export function MilestoneScale({
  label,
  items,
  outcome = [],
  level = 3,
  month,
  defaultMonth,
  onMonthChange,
  translations,
  className,
  ...rest
}: MilestoneScaleProps) {
  const [own, setOwn] = useState(defaultMonth);
  const [announced, setAnnounced] = useState('');
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const Heading = `h${level}` as const;
  const shown = Math.max(
    0,
    items.findIndex((item) => item.month === (month ?? own)),
  );
  const { length, places, marks } = monthScale(items.map((item) => item.month));

  const choose = (next: string) => {
    setOwn(next);
    if (next !== items[shown]?.month) onMonthChange?.(next);
  };
  const chooseAt = (index: number) => {
    const next = items[(index + items.length) % items.length] ?? items[0];
    choose(next.month);
    return next;
  };
  const turn = (by: number) => {
    const { date, title } = chooseAt(shown + by);
    setAnnounced(`${date}: ${title}`);
  };
  const scrub = useScrub((at) => chooseAt(nearestPlace(places, at)));

  const takeOver = useEffectEvent(() => {
    const checked = list.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checked !== undefined) choose(checked);
  });
  // What was chosen in the document before the script came.
  useEffect(() => takeOver(), []);

  return (
    <section
      className={cx(styles.root, className)}
      aria-roledescription={translations.carousel}
      aria-label={label}
      {...rest}
    >
      <fieldset ref={list} className={styles.stage} aria-label={label} {...scrub}>
        <div className={styles.axis} data-line="" aria-hidden="true">
          {marks.map(({ at, label: words }) => (
            <span
              key={at}
              className={styles.mark}
              data-place={at === 1 ? 'end' : undefined}
              style={customProperties({ '--at': at })}
            >
              {words}
            </span>
          ))}
          <Scale ticks={length} major={length + 1} />
        </div>
        <ol className={styles.list}>
          {items.map(({ month: key, date, title, text, code, href, picture }, index) => (
            <li
              key={key}
              className={styles.item}
              data-hang={index % 2 === 0 ? 'short' : 'long'}
              style={customProperties({ '--at': places[index] })}
            >
              <label className={styles.hung}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={id}
                  value={key}
                  checked={index === shown}
                  aria-describedby={`${id}-${key}`}
                  onChange={() => choose(key)}
                />
                <span className={styles.handle} aria-hidden="true">
                  {writtenMonth(key)}
                </span>
                <span className={styles.product}>
                  <span className={styles.picture}>{picture}</span>
                  <span className={styles.code}>{code}</span>
                </span>
                <VisuallyHidden>{date}</VisuallyHidden>
              </label>
              <div className={wordStyles.words}>
                <span
                  className={wordStyles.large}
                  style={customProperties({ '--characters': code.length })}
                  aria-hidden="true"
                >
                  {code}
                </span>
                <div id={`${id}-${key}`} className={wordStyles.told}>
                  <time className={wordStyles.date} dateTime={key}>
                    {date}
                  </time>
                  <Heading className={wordStyles.title}>{title}</Heading>
                  <p className={wordStyles.text}>{text}</p>
                </div>
                <Link className={wordStyles.link} variant="arrow" href={href} data-screen-only="">
                  {translations.see(code)}
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </fieldset>
      <div className={styles.foot}>
        <div className={styles.outcome}>
          {outcome.map(({ figure, caption }) => (
            <Plate key={figure} code={figure} cells={[caption]} />
          ))}
        </div>
        <div className={styles.turns}>
          <IconButton label={translations.previous} onClick={() => turn(-1)}>
            <ArrowLeftIcon className={styles.arrow} />
          </IconButton>
          <IconButton label={translations.next} onClick={() => turn(1)}>
            <ArrowRightIcon className={styles.arrow} />
          </IconButton>
          <VisuallyHidden as="output">
            <Arriving>{announced}</Arriving>
          </VisuallyHidden>
        </div>
      </div>
    </section>
  );
}
