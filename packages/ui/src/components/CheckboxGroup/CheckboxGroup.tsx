import { ChoiceGroup, type ChoiceGroupProps } from '../ChoiceGroup/index.ts';

export type CheckboxGroupProps = ChoiceGroupProps & {
  /** Controlled choices; with `onValueChange`. */
  value?: readonly string[] | undefined;
  /** Uncontrolled first choices, where `value` is not given. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the options that the visitor chose, in the order of the options; with `value` or `defaultValue`. */
  onValueChange?: ((value: string[]) => void) | undefined;
};

const none: readonly string[] = [];

/** Any of a few, all in sight. */
export function CheckboxGroup({ value, defaultValue = none, onValueChange, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      type="checkbox"
      {...(value === undefined
        ? { isFirst: (one: string) => defaultValue.includes(one) }
        : { isChecked: (one: string) => value.includes(one) })}
      onChoose={(chosen) => onValueChange?.(chosen)}
      {...rest}
    />
  );
}
