import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Accordion } from '../Accordion/index.ts';
import * as styles from './Faq.css.ts';

export type FaqItem = {
  /** Id of the answer, so that an address can lead to it: the browser opens what it leads to. */
  key: string;
  /** The question, which unfolds its answer. */
  question: ReactNode;
  /** The answer. */
  answer: ReactNode;
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
};

export type FaqProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** Questions with their answers. */
  items: readonly FaqItem[];
  /** Level of the questions as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** One answer at a time: opening one closes the other. @default false */
  exclusive?: boolean | undefined;
};

/**
 * Questions that open on their answers. They are native details: they need no script, the browser's
 * own search finds and opens what is closed, and paper shows all of it.
 */
export function Faq({ items, ...rest }: FaqProps) {
  return (
    <Accordion
      items={items.map(({ key, question, answer }) => ({
        key,
        label: question,
        content: (
          <div id={key} className={styles.answer}>
            {answer}
          </div>
        ),
      }))}
      defaultValue={items.filter(({ defaultOpen }) => defaultOpen).map(({ key }) => key)}
      {...rest}
    />
  );
}
