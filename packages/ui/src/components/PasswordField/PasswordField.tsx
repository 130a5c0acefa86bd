import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { Button } from '../Button/index.ts';
import { TextField, type TextInputProps } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldTranslations = {
  /** On the button while the password is hidden, and while it is shown: "Show", "Hide". */
  show: string;
  /** On the button while the password is seen: "Hide". */
  hide: string;
  /** The button's full names, which begin with the words on it: "Show password", "Hide password". */
  showLabel: string;
  /** Name of that button: "Hide password". */
  hideLabel: string;
  /** What is announced after the button was pressed. */
  shown: string;
  /** Announced once the password is hidden again. */
  hidden: string;
};

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'end' | 'counter' | 'variant'> & {
  /** Controlled state of the reveal; with `onRevealedChange`. */
  revealed?: boolean | undefined;
  /** Uncontrolled first state of the reveal, where `revealed` is not given. @default false */
  defaultRevealed?: boolean | undefined;
  /** Called with the state that the visitor chose, and `false` when the form is sent; with `revealed` or `defaultRevealed`. */
  onRevealedChange?: ((revealed: boolean) => void) | undefined;
  /** Its words, in the language of the page. */
  translations: PasswordFieldTranslations;
};

/**
 * A password that can be looked at while it is typed. It is hidden again when its form is sent, so
 * that the browser does not keep it as plain text. Set `autoComplete="new-password"` where one is chosen.
 */
export function PasswordField({
  revealed,
  defaultRevealed = false,
  onRevealedChange,
  translations,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [own, setOwn] = useState(defaultRevealed);
  const [hasToggled, setHasToggled] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = revealed ?? own;
  const reveal = (next: boolean) => {
    setOwn(next);
    onRevealedChange?.(next);
  };
  const hide = useEffectEvent(() => {
    if (shown) reveal(false);
  });

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return undefined;
    const onSubmit = () => hide();
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, []);

  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      end={
        <>
          <Button
            ref={button}
            className={styles.reveal}
            variant="quiet"
            size="toolbar"
            aria-label={shown ? translations.hideLabel : translations.showLabel}
            onClick={() => {
              setHasToggled(true);
              reveal(!shown);
            }}
          >
            {shown ? translations.hide : translations.show}
          </Button>
          <VisuallyHidden as="output">
            <Arriving>{hasToggled ? (shown ? translations.shown : translations.hidden) : null}</Arriving>
          </VisuallyHidden>
        </>
      }
    />
  );
}
