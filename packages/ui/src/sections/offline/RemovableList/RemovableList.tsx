import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { FactLine } from '../../../components/FactLine/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { TrashIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './RemovableList.css.ts';

export type RemovableItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** What it is called. */
  title: string;
  /** Short facts, an element each: how old, how large. */
  facts: ReactNode;
};

export type RemovableListProps = Omit<ComponentPropsWithRef<'ul'>, 'children' | 'ref'> & {
  /** What it lists, in this order. */
  items: readonly RemovableItem[];
  /** Takes one away. The focus moves when it is done: to the list, or to the page's beginning where the list went too. */
  onRemove: (key: string) => Promise<void>;
  /** Its words, in the language of the page. */
  translations: {
    /** Name of the button of a row: "Remove the T90 manual". */
    remove: (title: string) => string;
  };
};

/** What is kept, a row each: where it is, what is known of it, and a way to remove it. */
export function RemovableList({ items, onRemove, translations, className, ...rest }: RemovableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = async (key: string) => {
    await onRemove(key);
    // The row has gone with its button.
    (list.current ?? document.querySelector('main'))?.focus();
  };
  return (
    <ul ref={list} className={cx(styles.root, className)} tabIndex={-1} {...rest}>
      {items.map(({ key, href, title, facts }) => (
        <li key={key} className={styles.row}>
          <a className={styles.title} href={href}>
            {title}
          </a>
          <FactLine className={styles.facts}>{facts}</FactLine>
          <IconButton
            className={styles.remove}
            variant="quiet"
            size="toolbar"
            label={translations.remove(title)}
            onClick={() => void remove(key)}
          >
            <TrashIcon size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
