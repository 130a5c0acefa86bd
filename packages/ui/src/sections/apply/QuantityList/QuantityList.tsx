import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './QuantityList.css.ts';

export type QuantityListItem = {
  /** Code of the model, each once. */
  code: string;
  /** What it is, in a few words. */
  detail: ReactNode;
  /** A Picture of it, some 64 px wide. @default none */
  picture?: ReactNode;
  /** How many as it was typed; what is no number stays as it is. */
  quantity: string;
  /** What was typed cannot be asked for. @default false */
  invalid?: boolean | undefined;
};

export type QuantityListProps = Omit<ComponentPropsWithRef<'ul'>, 'children' | 'ref'> & {
  /** What is asked for, in this order. */
  items: readonly QuantityListItem[];
  /** Most pieces of one. */
  max: number;
  /** Called with how many of a model were typed or stepped to. */
  onQuantityChange: (code: string, quantity: string) => void;
  /** Called with the model whose row is to go. The focus goes to the list. */
  onRemove: (code: string) => void;
  /** Its words, in the language of the page. */
  translations: {
    /** Name of the field of a row: "How many T90". */
    quantity: (code: string) => string;
    /** Name of the button that takes one less: "One T90 less". */
    fewer: (code: string) => string;
    /** Name of the button that takes one more: "One T90 more". */
    more: (code: string) => string;
    /** Name of the button that takes the row out: "Take T90 out". */
    remove: (code: string) => string;
  };
};

/** The whole number that was typed, else null. */
function numberOf(quantity: string): number | null {
  return /^\d+$/.test(quantity.trim()) ? Number(quantity) : null;
}

/** What is asked for in pieces, a row each: which model, how many, and a way out. On paper the figures stand alone. */
export function QuantityList({
  items,
  max,
  onQuantityChange,
  onRemove,
  translations,
  className,
  ...rest
}: QuantityListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      className={cx(styles.root, className)}
      data-pictured={items.some(({ picture }) => picture !== undefined) ? '' : undefined}
      tabIndex={-1}
      {...rest}
    >
      {items.map(({ code, detail, picture, quantity, invalid = false }) => {
        const number = numberOf(quantity);
        const step = (by: number) => {
          onQuantityChange(code, String(Math.min(max, Math.max(1, (number ?? 0) + by))));
        };
        return (
          <li key={code} className={styles.row}>
            {picture ? <span className={styles.picture}>{picture}</span> : null}
            <span className={styles.name}>
              <span className={styles.code} translate="no">
                {code}
              </span>
              <span className={styles.detail}>{detail}</span>
            </span>
            <span className={styles.quantity}>
              <IconButton
                variant="quiet"
                size="toolbar"
                label={translations.fewer(code)}
                aria-disabled={number === 1 || undefined}
                onClick={() => step(-1)}
              >
                <MinusIcon size={20} />
              </IconButton>
              <input
                className={styles.input}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                // Wide enough for the most, and never wider.
                maxLength={String(max).length}
                aria-label={translations.quantity(code)}
                aria-invalid={invalid || undefined}
                value={quantity}
                onChange={(event) => onQuantityChange(code, event.currentTarget.value)}
              />
              <IconButton
                variant="quiet"
                size="toolbar"
                label={translations.more(code)}
                aria-disabled={number === max || undefined}
                onClick={() => step(1)}
              >
                <PlusIcon size={20} />
              </IconButton>
            </span>
            <IconButton
              className={styles.remove}
              variant="quiet"
              size="toolbar"
              label={translations.remove(code)}
              onClick={() => {
                // The row goes with its button.
                list.current?.focus();
                onRemove(code);
              }}
            >
              <TrashIcon size={20} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
