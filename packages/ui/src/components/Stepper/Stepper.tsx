import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';
import { type StepperState, stepperState } from './stepperState.ts';

export type StepperStep = {
  /** What is done in it, in a few words; each label once. */
  label: string;
  /** Its address, where a step is a page. @default none: the step is a button with `onCurrentChange`, else words */
  href?: string | undefined;
  /** Something in it must be mended. @default false */
  invalid?: boolean | undefined;
};

export type StepperTranslations = {
  /** Where the visitor is, on phones: "Step 2 of 4". */
  position: (step: number, steps: number) => string;
  /** What a step's mark says, for assistive technology: "done", "to be corrected". */
  done: string;
  /** What the mark of a step says that is not right yet. */
  invalid: string;
};

export type StepperProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the list: "Repair", "Find a payload". */
  label: string;
  /** The steps, in their order. */
  steps: readonly StepperStep[];
  /** Place of the step shown, from 0; the number of steps when all are done. With `onCurrentChange`. */
  current: number;
  /** Called with the place of the step that the visitor goes to. @default none: the steps are information */
  onCurrentChange?: ((step: number) => void) | undefined;
  /** Place of the furthest step that was shown: up to it the visitor may go back and forth. @default `current` */
  reached?: number | undefined;
  /** On phones: the place in words under a row of segments, or all steps, two in a row. @default 'position' */
  phone?: 'position' | 'all' | undefined;
  /** Its words, in the language of the page. */
  translations: StepperTranslations;
};

/** The few steps of a form or a process, side by side, and where the visitor is. */
export function Stepper({
  label,
  steps,
  current,
  onCurrentChange,
  reached = current,
  phone = 'position',
  translations,
  className,
  style,
  ...rest
}: StepperProps) {
  return (
    <div
      className={cx(styles.root, className)}
      style={customProperties({ '--steps': steps.length }, style)}
      data-phone={phone}
      {...rest}
    >
      <ol className={styles.list} aria-label={label}>
        {steps.map((step, index) => {
          const state = stepperState(index, current, reached);
          const open = state === 'done' || state === 'reached';
          return (
            <li
              key={step.label}
              className={styles.step}
              data-state={state}
              data-invalid={step.invalid ? '' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Cell
                href={open ? step.href : undefined}
                onSelect={open && onCurrentChange ? () => onCurrentChange(index) : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  <Mark state={state} invalid={step.invalid} number={index + 1} />
                </span>
                <span className={styles.label}>
                  <span className={styles.words}>{step.label}</span>{' '}
                  {step.invalid ? <VisuallyHidden>{translations.invalid}</VisuallyHidden> : null}
                  {state === 'done' && !step.invalid ? (
                    <VisuallyHidden>{translations.done}</VisuallyHidden>
                  ) : null}
                </span>
              </Cell>
            </li>
          );
        })}
      </ol>
      <p className={styles.position}>
        {translations.position(Math.min(current + 1, steps.length), steps.length)}{' '}
        {/* The list has said the name. */}
        <span className={styles.at} aria-hidden="true">
          {steps[current]?.label}
        </span>
      </p>
    </div>
  );
}

type CellProps = { href: string | undefined; onSelect: (() => void) | undefined; children: ReactNode };

/** A step that can be gone to is a link or a button, any other is words. */
function Cell({ href, onSelect, children }: CellProps) {
  if (href !== undefined) {
    return (
      <a className={styles.cell} href={href} onClick={onSelect}>
        {children}
      </a>
    );
  }
  if (onSelect) {
    return (
      <button className={styles.cell} type="button" onClick={onSelect}>
        {children}
      </button>
    );
  }
  return <span className={styles.cell}>{children}</span>;
}

type MarkProps = { state: StepperState; invalid: boolean | undefined; number: number };

function Mark({ state, invalid, number }: MarkProps) {
  if (invalid) return <WarningIcon size={18} />;
  if (state === 'done') return <CheckIcon size={18} />;
  return number;
}
