import { ChoiceGroup, type ChoiceGroupProps } from '../ChoiceGroup/index.ts';

export type RadioGroupProps = ChoiceGroupProps & {
  /** Controlled choice, '' for none; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first choice, where `value` is not given. @default none */
  defaultValue?: string | undefined;
  /** Called with the option that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the option that was pressed, by pointer, Space or Enter, chosen before or not: where one press goes on.
   * Arrow keys only choose.
   */
  onPress?: ((value: string) => void) | undefined;
  /** An answer is needed. @default false */
  required?: boolean | undefined;
};

/** One of a few, all in sight. More than about seven are better in a Select. */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  required,
  error,
  ...rest
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      type="radio"
      // A fieldset alone can be neither invalid nor required for assistive technology.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required}
      required={required}
      error={error}
      {...(value === undefined
        ? { isFirst: (one: string) => one === defaultValue }
        : { isChecked: (one: string) => one === value })}
      onChoose={([one = '']) => onValueChange?.(one)}
      {...rest}
    />
  );
}
