import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { CheckIcon, InfoIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './CertificateList.css.ts';
import { counted, grouped } from './groups.ts';

export type Certificate = {
  /** As on the certificate; unique. */
  number: string;
  /** What it certifies. */
  label: ReactNode;
  /** ISO date, shown as it is. */
  date: string;
  /** Key of one of the `kinds`. */
  kind: string;
  /** A Picture of it or of what it protects, 4:3. @default none */
  picture?: ReactNode;
};

export type CertificateListTranslations = {
  /** Name of the choice: "Kind". */
  filter: string;
  /** Its first option: "All". */
  all: string;
  /** How many are shown: "22 certificates". */
  count: (count: number) => string;
};

export type CertificateListProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** In the order of reading. */
  items: readonly Certificate[];
  /** The words of each kind. With two or more among the items, visitors can choose one. */
  kinds: Readonly<Record<string, string>>;
  /** What the groups are made of. @default 'year' */
  groupBy?: 'year' | 'kind' | undefined;
  /** Level of the years or kinds as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Says that these are no real certificates: "Sample data". @default none */
  sample?: ReactNode;
  /** Controlled kind, null for all; with `onValueChange`. */
  value?: string | null | undefined;
  /** Uncontrolled first kind, where `value` is not given. @default null: all */
  defaultValue?: string | null | undefined;
  /** Called with the kind that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Its words, in the language of the page. */
  translations: CertificateListTranslations;
};

/** Patents and other certificates, a line each, in years or kinds. Without script, and on paper, all are there. */
export function CertificateList({
  items,
  kinds,
  groupBy = 'year',
  level = 3,
  sample,
  value,
  defaultValue = null,
  onValueChange,
  translations,
  className,
  ...rest
}: CertificateListProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const Heading = `h${level}` as const;
  const chosen = value === undefined ? own : value;
  const options = counted(items, kinds);
  const visibleItems = items.filter(({ kind }) => chosen === null || kind === chosen);

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
      {chosen === kind ? <CheckIcon size={16} /> : null}
      {label}
      <span className={styles.optionCount}>{count}</span>
    </button>
  );

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        {options.length > 1 ? (
          <fieldset className={styles.options} aria-label={translations.filter}>
            {option(null, translations.all, items.length)}
            {options.map(({ kind, label, count }) => option(kind, label, count))}
          </fieldset>
        ) : null}
        <output className={styles.count}>{translations.count(visibleItems.length)}</output>
        {sample === undefined ? null : (
          <p className={styles.sample}>
            <InfoIcon size={16} />
            {sample}
          </p>
        )}
      </div>
      {grouped(visibleItems, groupBy).map((group) => (
        <section key={group.key} className={styles.group} aria-labelledby={`${id}-${group.key}`}>
          <Heading className={styles.groupTitle} id={`${id}-${group.key}`}>
            {groupBy === 'kind' ? kinds[group.key] : group.key}
          </Heading>
          <ul>
            {group.items.map(({ number, label, date, kind, picture }) => (
              <li
                key={number}
                className={styles.row}
                data-kind={groupBy === 'kind' ? undefined : ''}
                data-picture={picture ? '' : undefined}
              >
                {picture ? <span className={styles.picture}>{picture}</span> : null}
                <span className={styles.label}>{label}</span>
                <span className={styles.number}>{number}</span>
                {groupBy === 'kind' ? null : <span className={styles.kind}>{kinds[kind]}</span>}
                <time className={styles.date} dateTime={date}>
                  {date}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
