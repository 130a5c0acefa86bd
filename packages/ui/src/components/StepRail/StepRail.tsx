import type { ComponentPropsWithRef } from 'react';
import { CheckIcon, CloseIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './StepRail.css.ts';
import { type StepState, stepState } from './stepState.ts';

export type StepRailTranslations = {
  /** Where it stands, on phones: "Step 7 of 9", and "Step 7 of 9 failed". */
  position: (step: number, steps: number, failed: boolean) => string;
  /** What a step's mark says, for assistive technology: "done", "failed". */
  done: string;
  /** What the mark of a step says that went wrong: "failed". */
  failed: string;
};

export type StepRailProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the list: "Firmware upgrade". */
  label: string;
  /** Names of the steps, in their order; each name once. */
  steps: readonly string[];
  /** Place of the step at hand, from 0; the number of steps when all are done. */
  current: number;
  /** The step at hand went wrong. @default false */
  failed?: boolean | undefined;
  /** column: one below the other, beside what they lead through; row: a few of them across what they belong to. @default 'column' */
  layout?: 'column' | 'row' | undefined;
  /** Its words, in the language of the page. */
  translations: StepRailTranslations;
};

/** The steps of a procedure and where it stands. On phones a row of segments, with its place in words. */
export function StepRail({
  label,
  steps,
  current,
  failed = false,
  layout = 'column',
  translations,
  className,
  ...rest
}: StepRailProps) {
  return (
    <div className={cx(styles.root, className)} data-layout={layout === 'row' ? 'row' : undefined} {...rest}>
      <ol className={styles.list} aria-label={label}>
        {steps.map((step, index) => {
          const state = stepState(index, current, failed);
          const isAtHand = index === current;
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={isAtHand ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                <Mark state={state} number={index + 1} />
              </span>
              <span className={styles.label}>
                {step}{' '}
                {(state === 'done' || state === 'failed') && (
                  <VisuallyHidden>{translations[state]}</VisuallyHidden>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <StepPosition steps={steps.length} current={current} failed={failed} translations={translations} />
    </div>
  );
}

export type StepPositionProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** How many steps there are. */
  steps: number;
  /** Place of the step at hand, as the rail has it. */
  current: number;
  /** The step at hand went wrong. @default false */
  failed?: boolean | undefined;
  /** Above 768 px only, for on phones the rail itself says it. @default false */
  wide?: boolean | undefined;
  /** Its words, in the language of the page. */
  translations: Pick<StepRailTranslations, 'position'>;
};

/** "Step 7 of 9": where it stands in words, over the heading of the step. */
export function StepPosition({
  steps,
  current,
  failed = false,
  wide = false,
  translations,
  className,
  ...rest
}: StepPositionProps) {
  return (
    <p
      className={cx(styles.position, className)}
      data-failed={failed || undefined}
      data-wide={wide || undefined}
      {...rest}
    >
      {translations.position(Math.min(current + 1, steps), steps, failed)}
    </p>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <CheckIcon size={16} />;
  if (state === 'failed') return <CloseIcon size={16} />;
  return number;
}
