import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { CheckIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './StatusSteps.css.ts';

export type StatusStepsProps = Omit<ComponentPropsWithRef<'ol'>, 'children' | 'aria-label'> & {
  /** Name of the list: "Where it stands". */
  label: string;
  /** The steps of its life, in their order. */
  steps: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Name of the step: "Inspecting". */
    label: string;
    /** Behind it, where it stands, or still to come. */
    state: 'done' | 'current' | 'open';
    /** Called when it is pressed: the request is set there. @default it cannot be set there now */
    onSet?: (() => void) | undefined;
  }[];
  /** Nothing can be set while something is being done. @default false */
  busy?: boolean | undefined;
  /** Its words, in the language of the page. */
  translations: {
    /** What a step's mark says, for assistive technology: "done". */
    done: string;
    /** Name of the button that sets a step: "Set Inspecting". */
    set: (step: string) => string;
  };
};

/** Where one request stands. A step it can come to next is a button that sets it. */
export function StatusSteps({
  label,
  steps,
  busy = false,
  translations,
  className,
  ...rest
}: StatusStepsProps) {
  return (
    <ol className={cx(styles.root, className)} aria-label={label} {...rest}>
      {steps.map(({ key, label: name, state, onSet }) => (
        <li
          key={key}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {onSet ? (
            <button
              type="button"
              className={styles.button}
              aria-label={translations.set(name)}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : onSet}
            >
              {name}
            </button>
          ) : (
            <span className={styles.name}>
              {state === 'done' ? (
                <>
                  <CheckIcon size={16} className={styles.mark} />
                  <VisuallyHidden>{translations.done}</VisuallyHidden>
                </>
              ) : null}
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
