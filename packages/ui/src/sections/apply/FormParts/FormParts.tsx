import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { CheckIcon } from '../../../icons/index.ts';
import { focusField } from '../../../lib/focusField.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FormParts.css.ts';

export type FormPartsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Name of the landmark: "This form". */
  label: string;
  /** The parts of the form, in their order. */
  parts: readonly {
    /** Id of the field that it begins with, to which its name leads. */
    fieldId: string;
    /** As its heading in the form. */
    label: string;
    /** Whether all of it is filled in. @default false */
    done?: boolean | undefined;
    /** The focus is in it. @default false */
    current?: boolean | undefined;
  }[];
  /** Its words, in the language of the page. */
  translations: {
    /** What the mark of a part says, for assistive technology: "filled in". */
    done: string;
  };
};

/** The parts of a long form: which are filled in, which one the visitor is at, and the way to each. */
export function FormParts({ label, parts, translations, className, ...rest }: FormPartsProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <ol>
        {parts.map(({ fieldId, label: name, done = false, current = false }) => (
          <li key={fieldId}>
            <a
              className={styles.part}
              href={`#${fieldId}`}
              aria-current={current ? 'step' : undefined}
              onClick={(event) => {
                if (focusField(fieldId)) event.preventDefault();
              }}
            >
              <span className={styles.mark}>
                {done && (
                  <>
                    <CheckIcon size={16} />
                    <VisuallyHidden>{translations.done} </VisuallyHidden>
                  </>
                )}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
