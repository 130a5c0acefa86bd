import { useState } from 'react';
import { TextField, type TextInputProps } from '../TextField/index.ts';
import { codeLength, tidyCode } from './code.ts';
import { type CodeFieldResend, ResendButton } from './ResendButton.tsx';

export type { CodeFieldResend } from './ResendButton.tsx';

export type CodeFieldProps = Omit<
  TextInputProps,
  'type' | 'end' | 'counter' | 'variant' | 'maxLength' | 'onChange' | 'defaultValue'
> & {
  /** Uncontrolled first code, where `value` is not given. @default '' */
  defaultValue?: string | undefined;
  /** Characters of the code. @default 4 */
  length?: number | undefined;
  /** Finds the code in what was typed or pasted, such as a whole message. @default all of it */
  read?: ((typed: string) => string) | undefined;
  /** Called with the code when its last character has come in. */
  onComplete?: ((code: string) => void) | undefined;
  /** The button that asks for a code; without it the code is printed on something. */
  resend?: CodeFieldResend | undefined;
};

/**
 * A short code in one field, so that it can be pasted, filled in by the phone and read out as one.
 * Full-width characters, spaces, hyphens and small letters are forgiven: `onValueChange` gets the normalized code.
 */
export function CodeField({
  value,
  defaultValue,
  onValueChange,
  length = codeLength,
  read,
  onComplete,
  resend,
  autoComplete = 'one-time-code',
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: CodeFieldProps) {
  // While an input method is composing, its text is left alone: changing it would break it off.
  const [composed, setComposed] = useState<string | null>(null);
  const [own, setOwn] = useState(() => tidyCode(defaultValue ?? '', length));
  const code = value ?? own;

  const settle = (typed: string) => {
    const tidy = tidyCode(read?.(typed) ?? typed, length);
    if (tidy === code) return;
    setOwn(tidy);
    onValueChange?.(tidy);
    if (tidy.length === length) onComplete?.(tidy);
  };

  return (
    <TextField
      autoComplete={autoComplete}
      inputMode="text"
      {...rest}
      variant="code"
      value={composed ?? code}
      onValueChange={(typed) => {
        if (composed === null) settle(typed);
        else setComposed(typed);
      }}
      onCompositionStart={(event) => {
        onCompositionStart?.(event);
        setComposed(event.currentTarget.value);
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event);
        setComposed(null);
        settle(event.currentTarget.value);
      }}
      end={resend && <ResendButton {...resend} />}
    />
  );
}
