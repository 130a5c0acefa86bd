import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Disclosure } from '../Disclosure/index.ts';
import * as styles from './Accordion.css.ts';

/** Height of a row in pixels. */
const defaultRowHeight = 36;

export type AccordionItem = {
  /** By this it is named in `value` and `defaultValue`. */
  key: string;
  /** What opens it, a heading of its own. */
  label: ReactNode;
  /** What it opens on. */
  content: ReactNode;
};

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** Its headings, each with what it opens on. */
  items: readonly AccordionItem[];
  /** Keys of the items that are open. @default `defaultValue`: the browser keeps them */
  value?: readonly string[] | undefined;
  /** Keys of the items that are open at first, where `value` is left out. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the next `value`: a press, or the browser's own search and addresses. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** One at a time: opening one closes the other, and tapping it again closes it. @default false */
  exclusive?: boolean | undefined;
  /** Level of the labels as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Field: tall enough for a sentence of any length. Row: one line of a fixed height in a list. @default 'field' */
  size?: 'field' | 'row' | undefined;
  /** Height of a label of size row: a group of n such lines is (n + 1) times as tall. @unit px @default 36 */
  rowHeight?: number | undefined;
};

/**
 * Headings that open on their content, one below the other, after the W3C accordion pattern. They are native details:
 * they need no script, the browser's own search finds and opens what is closed, and paper shows all of it.
 */
export function Accordion({
  items,
  value,
  defaultValue = [],
  onValueChange,
  exclusive = false,
  level = 3,
  size = 'field',
  rowHeight = defaultRowHeight,
  className,
  style,
  ...rest
}: AccordionProps) {
  const group = useId();
  const kept = useRef(defaultValue);
  const Heading = `h${level}` as const;
  const isControlled = value !== undefined;

  const report = (key: string, details: HTMLDetailsElement) => {
    const open = value ?? kept.current;
    if (details.open === open.includes(key)) return;
    const others = open.filter((other) => other !== key);
    const next = details.open ? [...(exclusive ? [] : others), key] : others;
    kept.current = next;
    // What the page keeps, the page alone changes.
    if (isControlled) details.open = !details.open;
    onValueChange?.(next);
  };

  return (
    <div
      className={cx(styles.list, className)}
      data-size={size}
      style={customProperties({ '--row': `${rowHeight}px` }, style)}
      {...rest}
    >
      {items.map(({ key, label, content }) => (
        <Disclosure
          key={key}
          variant="row"
          indicatorSize={size === 'row' ? 16 : 20}
          summary={<Heading>{label}</Heading>}
          summaryClassName={styles.label}
          // The browser would close the other one before the page has agreed.
          name={exclusive && !isControlled ? group : undefined}
          open={(value ?? defaultValue).includes(key)}
          onToggle={({ currentTarget, target }) => {
            if (target === currentTarget) report(key, currentTarget);
          }}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
