import {
  type ComponentPropsWithRef,
  type ReactNode,
  startTransition,
  useId,
  useOptimistic,
  useState,
} from 'react';
import { CheckIcon, ChevronIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { formatNumber, isolated } from '../Figure/index.ts';
import * as styles from './FilterBar.css.ts';

export type FilterOption = {
  /** What callbacks are given. */
  value: string;
  /** The words that are seen. */
  label: ReactNode;
  /** How many results it would leave. */
  count?: number | undefined;
};

export type FilterSort = {
  /** Accessible name of the list. */
  label: string;
  /** The orders to choose from. */
  options: readonly {
    /** What callbacks are given. */
    value: string;
    /** The words that are seen. */
    label: string;
  }[];
  /** Controlled choice; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first choice, where `value` is not given. @default the first option */
  defaultValue?: string | undefined;
  /** Called with the order that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
};

/** The rarer filters, in a list behind the buttons: so the buttons stay in one line. */
type FilterRest = {
  /** What the list shows while none of it is chosen: "Other aircraft". */
  label: string;
  /** What the list offers, in this order. */
  options: readonly {
    /** What callbacks are given. */
    value: string;
    /** The words that are seen. */
    label: string;
    /** How many results it would leave. */
    count?: number | undefined;
  }[];
};

export type FilterBarProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** Name of the group, visible. */
  label: string;
  /** What there is to choose from, in this order. */
  options: readonly FilterOption[];
  /** Controlled choice; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first choice, where `value` is not given. @default the first option */
  defaultValue?: string | undefined;
  /** Called with the option that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Options that a list holds after the buttons. @default none */
  rest?: FilterRest | undefined;
  /** The orders that the results can stand in. */
  sort?: FilterSort | undefined;
  /** So many options that they take a line of their own: the label stands above where it has no room beside them. @default false */
  wrap?: boolean | undefined;
};

/**
 * A band across the page: one of several filters, with counts, and the order. The button that is pressed is drawn so before the
 * list that it filters, which is a transition. Without script nothing is filtered, so it is hidden.
 */
export function FilterBar({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  rest,
  sort,
  wrap = false,
  className,
  ...others
}: FilterBarProps) {
  const [own, setOwn] = useState(defaultValue);
  const labelId = useId();
  const [chosen, show] = useOptimistic(value ?? own);
  const choose = (next: string) =>
    startTransition(() => {
      show(next);
      setOwn(next);
      onValueChange?.(next);
    });
  return (
    <div className={cx(styles.bar, className)} {...others}>
      <div className={styles.content} data-wrap={wrap ? '' : undefined}>
        <p className={styles.label} id={labelId}>
          {label}
        </p>
        <fieldset className={styles.options} aria-labelledby={labelId}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              className={styles.option}
              aria-pressed={option.value === chosen}
              onClick={() => choose(option.value)}
            >
              {option.value === chosen ? <CheckIcon size={16} /> : null}
              <span>{option.label}</span>
              {option.count === undefined ? null : (
                <span className={styles.count}>{formatNumber(option.count)}</span>
              )}
            </button>
          ))}
          {rest === undefined ? null : <Rest {...rest} chosen={chosen} onChoose={choose} />}
        </fieldset>
        {sort === undefined ? null : <Sort {...sort} />}
      </div>
    </div>
  );
}

function Rest({
  label,
  options,
  chosen,
  onChoose,
}: FilterRest & { chosen: string | undefined; onChoose: (value: string) => void }) {
  const isChosen = options.some(({ value }) => value === chosen);
  return (
    <div className={styles.rest}>
      <select
        className={styles.restList}
        aria-label={label}
        data-state={isChosen ? 'chosen' : 'plain'}
        value={isChosen ? chosen : ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {/* Names the list; it is no filter. */}
        <option value="" hidden>
          {label}
        </option>
        {options.map(({ value, label: name, count }) => (
          <option key={value} value={value}>
            {count === undefined ? name : `${name}\u2002${isolated(formatNumber(count))}`}
          </option>
        ))}
      </select>
      <ChevronIcon size={16} className={styles.chevron} />
    </div>
  );
}

function Sort({ label, options, value, defaultValue, onValueChange }: FilterSort) {
  return (
    <div className={styles.sort}>
      <select
        className={styles.select}
        aria-label={label}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => onValueChange?.(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon size={16} className={styles.chevron} />
    </div>
  );
}
