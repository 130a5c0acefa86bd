import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { StepPosition, type StepPositionProps } from '../../../components/StepRail/index.ts';
import { WarningIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './StepHeading.css.ts';

export type StepHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title'> &
  Pick<StepPositionProps, 'steps' | 'current' | 'translations'> & {
    /** What to do now. */
    title: ReactNode;
    /** One or two sentences under the title. @default none */
    lead?: ReactNode;
    /** The step went wrong: the word for the sign before the title, "Error". @default it did not */
    failedLabel?: string | undefined;
    /** Which try it is, at the other end of the line of its place: "Attempt 2 of 3". @default not said */
    attempt?: ReactNode;
    /** Stands below the lead. @default nothing */
    children?: ReactNode;
  };

/** The instruction of a step, large, under its place among the steps. On phones the rail says the place. */
export function StepHeading({
  steps,
  current,
  title,
  lead,
  failedLabel,
  attempt,
  translations,
  className,
  children,
  ...rest
}: StepHeadingProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.position} data-attempt={attempt ? '' : undefined}>
        <StepPosition wide steps={steps} current={current} translations={translations} />
        {attempt && <p className={styles.attempt}>{attempt}</p>}
      </div>
      <SectionHeading
        level={1}
        lead={lead}
        title={
          failedLabel === undefined ? (
            title
          ) : (
            <span className={styles.signed}>
              <WarningIcon className={styles.sign} title={failedLabel} />
              <span>{title}</span>
            </span>
          )
        }
      />
      {children}
    </div>
  );
}
