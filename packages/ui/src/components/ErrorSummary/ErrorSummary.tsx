import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';

export type FormError = {
  /** Id of the control or fieldset to mend. Without it the error concerns the whole form. */
  fieldId?: string | undefined;
  /** What is wrong, in the words that stand at the field too, or shorter. */
  text: ReactNode;
};

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  /** What happened: "Check fail. The device is not activated." */
  title: ReactNode;
  /** What it means and what to do next. */
  text?: ReactNode;
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
          {errors.map(({ fieldId, text: words }, index) => (
            <li key={fieldId ?? `form-${index}`} className={styles.item}>
              {fieldId === undefined ? (
                <span className={styles.plain}>{words}</span>
              ) : (
                <a
                  className={styles.link}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    // Else the address would change, and the label could stay under a fixed header.
                    if (focusField(fieldId)) event.preventDefault();
                  }}
                >
                  {words}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
