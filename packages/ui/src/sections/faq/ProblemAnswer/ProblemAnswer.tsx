import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../../components/Link/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ProblemAnswer.css.ts';

export type ProblemAnswerTranslations = {
  /** In front of the cause, with its colon: "Cause: ". */
  cause: string;
  /** Name of the list of steps: "What to do". */
  steps: string;
  /** In front of the note: "Note: ". */
  note: string;
  /** In front of another question: "See also: ". */
  see: string;
};

export type ProblemAnswerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is seen or heard. */
  symptom: ReactNode;
  /** Why it happens. */
  cause: ReactNode;
  /** In the order in which they are done. */
  steps: readonly string[];
  /** What is to be heeded besides. */
  note?: ReactNode;
  /** Questions that go with it. @default none */
  see?:
    | readonly {
        /** Where it leads. */
        href: string;
        /** The words that are seen. */
        label: string;
      }[]
    | undefined;
  /** Where to go when it did not help. Not on paper. */
  actions?: ReactNode;
  /** Whose answer it is and of when. */
  source?: ReactNode;
  /** Its words, in the language of the page. */
  translations: ProblemAnswerTranslations;
};

/** What goes wrong, why, and the steps that put it right. */
export function ProblemAnswer({
  symptom,
  cause,
  steps,
  note,
  see = [],
  actions,
  source,
  translations,
  className,
  ...rest
}: ProblemAnswerProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p className={styles.symptom}>{symptom}</p>
      <p>
        <strong>{translations.cause}</strong>
        {cause}
      </p>
      <ol className={styles.steps} aria-label={translations.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      {note ? (
        <p className={styles.note}>
          <strong>{translations.note}</strong>
          {note}
        </p>
      ) : null}
      {see.map(({ href, label }) => (
        <p key={href}>
          {translations.see}
          <Link href={href}>{label}</Link>
        </p>
      ))}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {source ? <p className={styles.source}>{source}</p> : null}
    </div>
  );
}
