import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './AnswerSummary.css.ts';

export type AnswerSummaryProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** In the order of the questions. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is asked for, in a word or two. */
    name: string;
    /** null: not answered yet. */
    answer: ReactNode;
    /** Goes back to the question. @default no way back: it is the one at hand, or has no answer */
    onChange?: (() => void) | undefined;
  }[];
  /** Its words, in the language of the page. */
  translations: {
    /** Where there is no answer yet. */
    none: string;
    /** The words of the link: "Change". */
    change: string;
    /** Name of the button that goes back: "Change the aircraft". */
    changeOf: (name: string) => string;
  };
};

/** What is answered so far: cells in one frame, two in a side column, four over a result. */
export function AnswerSummary({ items, translations, className, ...rest }: AnswerSummaryProps) {
  return (
    <dl className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, name, answer, onChange }) => (
        <div key={key} className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.answer} data-empty={answer === null ? '' : undefined}>
            {answer ?? translations.none}
          </dd>
          {onChange && (
            <dd className={styles.change}>
              <Button
                variant="quiet"
                size="toolbar"
                aria-label={translations.changeOf(name)}
                onClick={onChange}
              >
                {translations.change}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
