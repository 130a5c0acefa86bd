import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { customProperties } from '../../lib/customProperties.ts';
import { unlessPrevented } from '../../lib/unlessPrevented.ts';
import { cx } from '../../theme/cx.ts';
import { Field, type FieldControl, type FieldProps } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './TextField.css.ts';

export type TextFieldCounter = {
  /** Most characters, counted as `String.length` does. Typing goes on beyond it: nothing is cut off. */
  limit: number;
  /** What is seen behind the help: "214 of 1 000 characters." */
  used: (used: number, limit: number) => ReactNode;
  /** What is announced once when the limit is passed. */
  tooLong: (limit: number) => string;
};

type Shared = Pick<FieldProps, 'label' | 'labelNote' | 'help' | 'error' | 'start' | 'end'> & {
  /** Controlled text; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first text, where `value` is not given. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text that the visitor typed; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Code is set in a fixed width and never corrected: serial numbers, codes. @default 'text' */
  variant?: 'text' | 'code' | undefined;
  /** Counts what is typed. */
  counter?: TextFieldCounter | undefined;
};

type Own = keyof Shared | 'size' | 'prefix' | 'children';

/** Props of a field of one line. */
export type TextInputProps = Shared & Omit<ComponentPropsWithRef<'input'>, Own>;

export type TextFieldProps =
  | (TextInputProps & { multiline?: false | undefined })
  | (Shared &
      Omit<ComponentPropsWithRef<'textarea'>, Own> & {
        /** Several lines: a textarea that grows with its text, from `rows` (3) on. @default false */
        multiline: true;
      });

const uncorrected = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const;

/** A field for text, of one line or several. `className` goes to the whole field, the rest to the input. */
export function TextField({
  label,
  labelNote,
  help,
  error,
  start,
  end,
  value,
  defaultValue,
  onValueChange,
  variant = 'text',
  counter,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const [length, setLength] = useState(charactersOf(value ?? defaultValue ?? ''));
  const used = value === undefined ? length : charactersOf(value);
  const changeText = (text: string) => {
    setLength(charactersOf(text));
    onValueChange?.(text);
  };
  const ownId = useId();
  const fieldId = id ?? ownId;
  // What was typed before the script was there, or restored by the browser, would be written over with what React knows.
  const adopt = useEffectEvent(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (field.value !== '' && field.value !== (value ?? defaultValue ?? '')) changeText(field.value);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- once, with what the visitor has done
  useEffect(() => adopt(), []);
  const text = {
    ...(value === undefined ? { defaultValue } : { value }),
    'data-variant': variant,
    ...(variant === 'code' ? uncorrected : {}),
  };
  const control = (attributes: FieldControl) => {
    if (rest.multiline) {
      const { multiline: _several, onChange, rows = 3, style, ...area } = rest;
      return (
        <textarea
          rows={rows}
          {...attributes}
          {...text}
          className={cx(attributes.className, styles.area)}
          style={customProperties({ '--rows': rows }, style)}
          onChange={unlessPrevented(onChange, (event) => changeText(event.target.value))}
          {...area}
        />
      );
    }
    const { multiline: _one, onChange, type = 'text', ...input } = rest;
    return (
      <input
        type={type}
        {...attributes}
        {...text}
        onChange={unlessPrevented(onChange, (event) => changeText(event.target.value))}
        {...input}
      />
    );
  };
  const counterText = counter && <Counter {...counter} length={used} />;
  return (
    <Field
      label={label}
      labelNote={labelNote}
      help={
        counterText && help ? (
          <>
            {help} {counterText}
          </>
        ) : (
          (counterText ?? help)
        )
      }
      error={error}
      start={start}
      end={end}
      id={fieldId}
      describedBy={describedBy}
      className={className}
    >
      {control}
    </Field>
  );
}

/** Characters as people count them: an emoji is one, and not the two units that it takes. */
function charactersOf(text: string): number {
  return Array.from(text).length;
}

function Counter({ limit, used, tooLong, length }: TextFieldCounter & { length: number }) {
  const over = length > limit;
  return (
    <>
      <span className={styles.counter} data-state={over ? 'over' : 'within'}>
        {over ? <WarningIcon size={16} className={styles.counterIcon} /> : null}
        {used(length, limit)}
      </span>
      {/* It does not change while the text stays too long, so it is read out once. */}
      <VisuallyHidden as="output">
        <Arriving>{over ? tooLong(limit) : null}</Arriving>
      </VisuallyHidden>
    </>
  );
}
