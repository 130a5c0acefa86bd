import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Scale } from '../../../components/Scale/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { CheckIcon } from '../../../icons/index.ts';
import { Arriving } from '../../../lib/Arriving.tsx';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CertificateGrid.css.ts';
import { countedKinds, halfYears, monthsOfColumn, placeOnAxis } from './half-years.ts';

export type Certificate = {
  /** As on the certificate; unique. */
  number: string;
  /** What it certifies. */
  label: ReactNode;
  /** ISO date, shown as it is. */
  date: string;
  /** Key of one of the `kinds`. */
  kind: string;
};

export type CertificateGridTranslations = {
  /** Name of the choice: "Kind". */
  filter: string;
  /** Its first option: "All". */
  all: string;
  /** How many are not dimmed: "22 certificates". */
  count: (count: number) => string;
};

export type CertificateGridProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** In any order. */
  items: readonly Certificate[];
  /** The words of each kind, that of the outlined plates first. With two or more among the items, visitors can choose one. */
  kinds: Readonly<Record<string, string>>;
  /** Level of the half-years as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Controlled kind, null for all; with `onValueChange`. */
  value?: string | null | undefined;
  /** Uncontrolled first kind, where `value` is not given. @default null: all */
  defaultValue?: string | null | undefined;
  /** Called with the kind that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Its words, in the language of the page. */
  translations: CertificateGridTranslations;
};

/**
 * Patents and other certificates as plates that hang from one axis of time, a column for each half-year. The first kind is
 * outlined, the others are filled; a kind that is chosen dims the rest. Without script, and on paper, all are there.
 */
export function CertificateGrid({
  items,
  kinds,
  level = 3,
  value,
  defaultValue = null,
  onValueChange,
  translations,
  className,
  ...rest
}: CertificateGridProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const Heading = `h${level}` as const;
  const chosen = value === undefined ? own : value;
  const options = countedKinds(items, kinds);
  const columns = halfYears(items);
  const [outlined] = Object.keys(kinds);
  const lookOf = (kind: string) => (kind === outlined ? 'outline' : 'fill');
  const isDimmed = (kind: string) => chosen !== null && kind !== chosen;

  const choose = (kind: string | null) => {
    setOwn(kind);
    onValueChange?.(kind);
  };
  const option = (kind: string | null, label: string, count: number) => (
    <button
      key={kind}
      type="button"
      className={styles.option}
      aria-pressed={chosen === kind}
      onClick={() => choose(kind)}
    >
      {kind === null ? (
        chosen === null && <CheckIcon size={16} />
      ) : (
        <span className={styles.sample} data-look={lookOf(kind)} />
      )}
      {label}
      <span className={styles.optionCount}>{count}</span>
    </button>
  );

  return (
    <div
      className={cx(styles.root, className)}
      style={customProperties({ '--columns': columns.length })}
      {...rest}
    >
      <div className={styles.head}>
        {options.length > 1 ? (
          <>
            <fieldset className={styles.options} aria-label={translations.filter}>
              {option(null, translations.all, items.length)}
              {options.map(({ kind, label, count }) => option(kind, label, count))}
            </fieldset>
            <p className={styles.legend} aria-hidden="true">
              {options.map(({ kind, label }) => (
                <span key={kind} className={styles.legendKind}>
                  <span className={styles.sample} data-look={lookOf(kind)} />
                  {label}
                </span>
              ))}
            </p>
          </>
        ) : null}
        <output className={styles.count}>
          <Arriving>{translations.count(items.filter(({ kind }) => !isDimmed(kind)).length)}</Arriving>
        </output>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <Scale ticks={columns.length * monthsOfColumn} major={monthsOfColumn} />
        {items.map(({ number, date, kind }) => (
          <span
            key={number}
            className={styles.dot}
            data-look={lookOf(kind)}
            data-dimmed={isDimmed(kind) ? '' : undefined}
            style={customProperties({
              '--at': placeOnAxis(date, { from: columns[0]?.from ?? date, columns: columns.length }),
            })}
          />
        ))}
      </div>
      <div className={styles.columns}>
        {columns.map(({ from, label, items: held }) => (
          <section key={from} className={styles.column} aria-labelledby={`${id}-${from}`}>
            <Heading className={styles.columnTitle} id={`${id}-${from}`}>
              {label}
            </Heading>
            <ul className={styles.plates}>
              {held.map(({ number, label: title, date, kind }) => (
                <li
                  key={number}
                  className={styles.plate}
                  data-look={lookOf(kind)}
                  data-dimmed={isDimmed(kind) ? '' : undefined}
                >
                  <span className={styles.title}>{title}</span>
                  <VisuallyHidden>{kinds[kind]}</VisuallyHidden>
                  <span className={styles.number}>{number}</span>
                  <time className={styles.date} dateTime={date}>
                    {date}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
