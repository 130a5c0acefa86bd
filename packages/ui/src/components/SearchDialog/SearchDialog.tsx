import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { ModalDialog } from '../../lib/dialog/ModalDialog.tsx';
import { type ModalDialogProps, useModalDialog } from '../../lib/dialog/useModalDialog.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import type { SearchGroup } from '../SearchResults/index.ts';
import * as styles from './SearchDialog.css.ts';
import { hitIdOf, SearchHits } from './SearchHits.tsx';

export type SearchDialogTranslations = {
  /** Name of the field and of the dialog: "Search this site". */
  field: string;
  /** In the empty field: what can be searched for. */
  placeholder: string;
  /** Name of the close button. */
  close: string;
  /** Name of the list: "Results". */
  list: string;
  /** What the keys do, shown where there are some. */
  keys: {
    /** What the arrow keys do. */
    move: string;
    /** What Enter does. */
    open: string;
    /** What Escape does. */
    close: string;
  };
};

export type SearchDialogProps = Pick<ModalDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> & {
  /** What is in the field. */
  query: string;
  /** Called with what has been typed. */
  onQueryChange: (query: string) => void;
  /** What was found, by kind; empty while there is nothing to choose from. */
  groups: readonly SearchGroup[];
  /** What is read out, and shown above the results: "12 results", "Loading". */
  status: string;
  /** In the place of results: where to start, what to try where nothing was found, why it failed. @default none */
  children?: ReactNode;
  /** Why there can be no results, said at once, above what helps. @default none */
  failure?:
    | {
        /** What has gone wrong. */
        title: string;
        /** What to do next. */
        text: string;
      }
    | undefined;
  /** All results, on a page of their own: "Show all 23 results". @default none */
  all?:
    | {
        /** The words that are seen. */
        label: string;
        /** Where it leads. */
        href: string;
      }
    | undefined;
  /** Its words, in the language of the page. */
  translations: SearchDialogTranslations;
};

/** Where a key leads among the results; null for a key that is none of the list's. */
function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'PageDown':
      return Math.min(active + 5, count - 1);
    case 'PageUp':
      return Math.max(active - 5, 0);
    default:
      return null;
  }
}

/**
 * A search field with its results over the page, on phones the whole screen. The first result is active, so that
 * Enter opens it; the field keeps the focus, as the W3C's combobox has it.
 */
export function SearchDialog({
  open,
  defaultOpen,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  status,
  failure,
  children,
  all,
  translations,
}: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { dialog, close } = useModalDialog({ open, defaultOpen, onOpenChange, initialFocus: field });
  const listId = useId();
  const [selection, setSelection] = useState({ groups, active: 0 });
  // Other results: the first of them is active again.
  const active = selection.groups === groups ? selection.active : 0;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const next = activeAfter(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    setSelection({ groups, active: next });
  };

  return (
    <ModalDialog className={styles.root} aria-label={translations.field} {...dialog}>
      <div className={styles.panel}>
        <form
          className={styles.bar}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser knows the tag
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (count > 0) document.getElementById(hitIdOf(listId, active))?.click();
          }}
        >
          <SearchIcon className={styles.sign} />
          <input
            ref={field}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={translations.field}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={count > 0 ? hitIdOf(listId, active) : undefined}
            placeholder={translations.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={(event) => onQueryChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton label={translations.close} variant="quiet" onClick={close}>
            <CloseIcon />
          </IconButton>
        </form>
        <div className={styles.body}>
          <output className={styles.status}>{status}</output>
          {count > 0 ? (
            <SearchHits
              id={listId}
              label={translations.list}
              groups={groups}
              active={active}
              onFollow={close}
            />
          ) : (
            <div className={styles.message}>
              {failure && (
                <p role="alert">
                  <strong>{failure.title}</strong>
                  <br />
                  {failure.text}
                </p>
              )}
              {children}
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {all && (
            <Link className={styles.all} href={all.href} onClick={close}>
              {all.label}
            </Link>
          )}
          <Keys words={translations.keys} />
        </div>
      </div>
    </ModalDialog>
  );
}

/** What the keys do; a screen reader says it of the combobox itself. */
function Keys({ words }: { words: SearchDialogTranslations['keys'] }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      <span>
        <kbd className={styles.key}>↑</kbd>
        <kbd className={styles.key}>↓</kbd>
        {words.move}
      </span>
      <span>
        <kbd className={styles.key}>↵</kbd>
        {words.open}
      </span>
      <span>
        <kbd className={styles.key}>Esc</kbd>
        {words.close}
      </span>
    </span>
  );
}
