import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronIcon, MinusIcon, PlusIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = ComponentPropsWithRef<'details'> & {
  /** What is pressed to open and close it. */
  summary: ReactNode;
  /** Inline: small words after the indicator. Row: as wide as its place, the indicator at its end. @default 'inline' */
  variant?: 'inline' | 'row' | undefined;
  /** What shows whether it is open. With none, the summary's own words have to say that they open it. @default 'plus' */
  indicator?: 'plus' | 'chevron' | 'none' | undefined;
  /** Side of the indicator in px. @default 20 */
  indicatorSize?: 16 | 20 | undefined;
  /** From there on the content is always shown, and the summary is not. @default nowhere */
  expandedFrom?: 'desktop' | undefined;
  /** On paper: open, for nobody can open it there; closed, where the summary says enough. @default 'open' */
  onPaper?: 'open' | 'closed' | undefined;
  /** Class of the summary, which gives a row its height and type. @default one that makes a row as tall as a field */
  summaryClassName?: string | undefined;
};

/**
 * More on something, opened in place. It is native details: it needs no script, the browser's own search finds and opens
 * what is closed, disclosures of one `name` are open one at a time, and paper shows all of it unless it is told not to.
 */
export function Disclosure({
  summary,
  variant = 'inline',
  indicator = 'plus',
  indicatorSize = 20,
  expandedFrom,
  onPaper = 'open',
  summaryClassName = styles.fieldHeight,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const icons = {
    none: null,
    chevron: <ChevronIcon className={styles.chevron} size={indicatorSize} />,
    plus: (
      <>
        <PlusIcon className={styles.plus} size={indicatorSize} />
        <MinusIcon className={styles.minus} size={indicatorSize} />
      </>
    ),
  };
  return (
    <details
      className={cx(styles.root, className)}
      data-variant={variant}
      data-expanded-from={expandedFrom}
      data-paper={onPaper}
      {...rest}
    >
      <summary className={cx(styles.summary, summaryClassName)}>
        {variant === 'inline' && icons[indicator]}
        {summary}
        {variant === 'row' && icons[indicator]}
      </summary>
      {children}
    </details>
  );
}
