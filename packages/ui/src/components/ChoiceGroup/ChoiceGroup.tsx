import { type ReactNode, useId } from 'react';
import { ChoiceMark } from '../ChoiceMark/index.ts';
import { FieldSet, type FieldSetProps } from '../Field/index.ts';
import * as styles from './ChoiceGroup.css.ts';
import { usePresses } from './usePresses.ts';

export type ChoiceOption = {
  /** What the form sends, and callbacks are given. */
  value: string;
  /** The words that are seen. */
  label: ReactNode;
  /** A quieter line below: what it means. */
  help?: ReactNode;
  /** A drawing or a figure at the end of the line. */
  end?: ReactNode;
  /** Seen, and cannot be chosen. @default false */
  disabled?: boolean | undefined;
};

export type ChoiceGroupProps = Omit<FieldSetProps, 'children' | 'name' | 'defaultValue' | 'onChange'> & {
  /** What there is to choose from, in this order. */
  options: readonly ChoiceOption[];
  /** List is a line each; cards are frames side by side where there is room. @default 'list' */
  variant?: 'list' | 'cards' | undefined;
  /** Name under which the form sends it. @default a generated one */
  name?: string | undefined;
};

type Native =
  | {
      /** Whether an option is chosen, where the value is controlled. */
      isChecked: (value: string) => boolean;
      isFirst?: undefined;
    }
  | {
      /** Whether an option is chosen at first, where the value is its own. */
      isFirst: (value: string) => boolean;
      isChecked?: undefined;
    };

type InnerProps = ChoiceGroupProps &
  Native & {
    /** One choice of several, or any number of them. */
    type: 'radio' | 'checkbox';
    /** The browser refuses to send the form without a choice, where no script runs. */
    required?: boolean | undefined;
    /** Called with what the visitor chose: the checked values, in the order of the options. */
    onChoose: (chosen: string[]) => void;
    /** Called with the option that was pressed, chosen before or not. Arrow keys choose without it. */
    onPress?: ((value: string) => void) | undefined;
  };

/** Native radios or checkboxes under one legend. The base of RadioGroup and CheckboxGroup; pages use those. */
export function ChoiceGroup({
  type,
  options,
  variant = 'list',
  name,
  required,
  isChecked,
  isFirst,
  onChoose,
  onPress,
  error,
  ...rest
}: InnerProps) {
  const presses = usePresses(onPress);
  const ownName = useId();
  const ownId = useId();
  return (
    <FieldSet error={error} {...rest}>
      <div className={styles.options} data-variant={variant} data-invalid={error ? '' : undefined}>
        {options.map(({ value, label, help, end, disabled }, index) => {
          // Not by value: an id may hold no space.
          const labelId = `${ownId}-${index}`;
          const helpId = `${labelId}-help`;
          return (
            <label key={value} className={styles.option}>
              <ChoiceMark
                kind={type}
                className={styles.mark}
                name={name ?? ownName}
                value={value}
                disabled={disabled}
                required={required}
                aria-labelledby={labelId}
                aria-describedby={help ? helpId : undefined}
                {...(isChecked ? { checked: isChecked(value) } : { defaultChecked: isFirst(value) })}
                {...presses(value)}
                onChange={(event) => onChoose(checkedValues(event.target))}
              />
              <span className={styles.words}>
                <span className={styles.label} id={labelId}>
                  {label}
                </span>
                {help && (
                  <span className={styles.help} id={helpId}>
                    {help}
                  </span>
                )}
              </span>
              {end && <span className={styles.end}>{end}</span>}
            </label>
          );
        })}
      </div>
    </FieldSet>
  );
}

/** Read from the page, so that what was chosen before the script ran, or reset by the form, counts too. */
function checkedValues(input: HTMLInputElement): string[] {
  const checked = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(checked, (one) => one.value);
}
