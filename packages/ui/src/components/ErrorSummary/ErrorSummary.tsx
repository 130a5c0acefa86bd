import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { focusField } from '../../lib/focusField.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './ErrorSummary.css.ts';

export type FormError = {
  /** Id of the control or fieldset to mend. Without it the error concerns the whole form. */
  fieldId?: string | undefined;
  /** What is wrong, in the words that stand at the field too, or shorter. */
  text: ReactNode;
  /**
   * What several fields have in common: "9 fields are empty". They stand under it in columns, each with its
   * name as `text`. @default none: a line of its own
   */
  group?: string | undefined;
};

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  /** What happened: "Check fail. The device is not activated." */
  title: ReactNode;
  /** What it means and what to do next. */
  text?: ReactNode;
  /** What is wrong, each with the field that it leads to. */
  errors: readonly FormError[];
  /** Level of its heading. @default 2 */
  level?: 2 | 3;
};

/** All errors of a form in one place; each leads to its field. It can hold the focus, which Form gives it. */
export function ErrorSummary({ title, text, errors, level = 2, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.root, className)} aria-labelledby={titleId} tabIndex={-1} {...rest}>
      <WarningIcon className={styles.icon} />
      <div>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <ul className={styles.list}>
          {grouped(errors).map(({ group, of }) =>
            group === undefined ? (
              of.map((error, index) => (
                <li key={error.fieldId ?? `form-${index}`} className={styles.item}>
                  <Line {...error} />
                </li>
              ))
            ) : (
              <li key={group}>
                <p className={styles.group}>{group}</p>
                <ul className={styles.columns}>
                  {of.map((error) => (
                    <li key={error.fieldId} className={styles.item}>
                      <Line {...error} />
                    </li>
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** Those with a group together, where the first of them stands; the others as they come. */
function grouped(errors: readonly FormError[]): { group: string | undefined; of: FormError[] }[] {
  const groups: { group: string | undefined; of: FormError[] }[] = [];
  for (const error of errors) {
    const { group } = error;
    const existing = groups.find((each) => each.group === group && group !== undefined);
    if (existing) existing.of.push(error);
    else groups.push({ group, of: [error] });
  }
  return groups;
}

function Line({ fieldId, text }: FormError) {
  if (fieldId === undefined) return <span className={styles.plain}>{text}</span>;
  return (
    <a
      className={styles.link}
      href={`#${fieldId}`}
      onClick={(event) => {
        // Else the address would change, and the label could stay under a fixed header.
        if (focusField(fieldId)) event.preventDefault();
      }}
    >
      {text}
    </a>
  );
}
