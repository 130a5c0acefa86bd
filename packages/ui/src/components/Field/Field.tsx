import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Field.css.ts';

/** The words of a field. */
export type FieldTexts = {
  /** The visible name, which is also the accessible one. */
  label: ReactNode;
  /** Beside the label and quieter: "optional", "3 of 9". It is part of the name. */
  labelNote?: ReactNode;
  /** Below the field: what to enter, where to find it. */
  help?: ReactNode;
  /** What is wrong and how to mend it. It stands above the help and marks the field as invalid. */
  error?: ReactNode;
};

/** What the field hands to its input, select or textarea. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  /** Id of the control; links of an error summary lead there. @default a generated one */
  id?: string | undefined;
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined;
  /** Inside the frame, before what is typed. What it says must be in the label or the help too. */
  start?: ReactNode;
  /** Inside the frame, after what is typed: a unit, a mark, a button. */
  end?: ReactNode;
  /** A class for the field as a whole, not its control. */
  className?: string | undefined;
  /** Renders the control with the attributes that tie it to its words. */
  children: (control: FieldControl) => ReactNode;
};

/** A label above, a frame for one control, error and help below. The base of all fields; pages use those. */
export function Field({
  label,
  labelNote,
  help,
  error,
  id,
  describedBy,
  start,
  end,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={cx(styles.root, className)} data-field>
      <label className={styles.label} htmlFor={controlId}>
        <LabelText label={label} labelNote={labelNote} />
      </label>
      <div className={styles.frame}>
        {start && (
          <span className={styles.slot} data-slot="start">
            {start}
          </span>
        )}
        {children({
          id: controlId,
          className: styles.control,
          'aria-describedby': describe(controlId, { help, error }, describedBy),
          'aria-invalid': error ? true : undefined,
        })}
        {end && (
          <span className={styles.slot} data-slot="end">
            {end}
          </span>
        )}
      </div>
      <Messages id={controlId} help={help} error={error} />
    </div>
  );
}

export type FieldSetProps = Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldTexts> & FieldTexts;

/** Several controls that answer one question: fieldset and legend, error and help below. */
export function FieldSet({
  label,
  labelNote,
  help,
  error,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldSetProps) {
  const ownId = useId();
  const setId = id ?? ownId;
  return (
    <fieldset
      id={setId}
      className={cx(styles.root, className)}
      aria-describedby={describe(setId, { help, error }, describedBy)}
      data-field
      {...rest}
    >
      <legend className={styles.label}>
        <LabelText label={label} labelNote={labelNote} />
      </legend>
      {children}
      <Messages id={setId} help={help} error={error} />
    </fieldset>
  );
}

const errorIdOf = (id: string) => `${id}-error`;
const helpIdOf = (id: string) => `${id}-help`;

/** Ids of what describes a control, the error first. */
function describe(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>, more?: string) {
  return cx(error ? errorIdOf(id) : null, help ? helpIdOf(id) : null, more) || undefined;
}

function LabelText({ label, labelNote }: Pick<FieldTexts, 'label' | 'labelNote'>) {
  return (
    <>
      {label}
      {labelNote && (
        <>
          {' '}
          <span className={styles.labelNote}>{labelNote}</span>
        </>
      )}
    </>
  );
}

function Messages({ id, help, error }: Pick<FieldTexts, 'help' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorIdOf(id)}>
          <WarningIcon size={18} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} id={helpIdOf(id)}>
          {help}
        </p>
      )}
    </>
  );
}
