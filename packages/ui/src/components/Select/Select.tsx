import type { ComponentPropsWithRef } from 'react';
import { ChevronIcon } from '../../icons/index.ts';
import { unlessPrevented } from '../../lib/unlessPrevented.ts';
import { cx } from '../../theme/cx.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './Select.css.ts';

export type SelectOption = {
  /** What the form sends, and callbacks are given. */
  value: string;
  /** The words that are seen. */
  label: string;
  /** Seen, and cannot be chosen. @default false */
  disabled?: boolean | undefined;
};

export type SelectOptionGroup = {
  label: string;
  /** The options of the group. */
  options: readonly SelectOption[];
};

type Own = 'children' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'prefix';

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, Own> &
  Pick<FieldProps, 'label' | 'labelNote' | 'help' | 'error'> & {
    /** What there is to choose from, in this order. */
    options: readonly (SelectOption | SelectOptionGroup)[];
    /** What stands there before a choice, with the value ''. @default none: the first option is chosen */
    placeholder?: string | undefined;
    /** Controlled choice; with `onValueChange`. */
    value?: string | undefined;
    /** Uncontrolled first choice, where `value` is not given. @default the placeholder, else the first option */
    defaultValue?: string | undefined;
    /** Called with the option that the visitor chose; with `value` or `defaultValue`. */
    onValueChange?: ((value: string) => void) | undefined;
  };

/** One of many: the system's own list, which is best on phones, in a field's frame. `className` goes to the field, the rest to the select. */
export function Select({
  label,
  labelNote,
  help,
  error,
  options,
  placeholder,
  value,
  defaultValue,
  onValueChange,
  onChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field
      label={label}
      labelNote={labelNote}
      help={help}
      error={error}
      id={id}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <>
          <select
            {...control}
            className={cx(control.className, styles.select)}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={unlessPrevented(onChange, (event) => onValueChange?.(event.target.value))}
            {...rest}
          >
            {placeholder === undefined ? null : (
              <option className={styles.option} value="">
                {placeholder}
              </option>
            )}
            {options.map((one) =>
              'options' in one ? (
                <optgroup key={one.label} label={one.label} className={styles.option}>
                  {one.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(one)
              ),
            )}
          </select>
          <ChevronIcon size={20} className={styles.chevron} />
        </>
      )}
    </Field>
  );
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} className={styles.option} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
