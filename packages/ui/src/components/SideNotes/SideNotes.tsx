import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { FactList, type FactListProps } from '../FactList/index.ts';
import { Link } from '../Link/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './SideNotes.css.ts';

export type SideNotesProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The heading. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** What is to be known, a line each: name and text go on in one sentence. @default none */
  facts?: FactListProps['items'] | undefined;
  /** Facts to look up, not to read first: close and without hairlines. @default false */
  quiet?: boolean | undefined;
  /** The page that says it at length. @default none */
  more?:
    | {
        /** Where it leads. */
        href: string;
        /** The words that are seen. */
        label: string;
      }
    | undefined;
  /** What is shown above the facts: a plate, a button. @default none */
  children?: ReactNode;
};

/** A part of a side column: a heading, what is shown, facts a line each, and where all of it is written. */
export function SideNotes({
  title,
  level,
  facts = [],
  quiet = false,
  more,
  className,
  children,
  ...rest
}: SideNotesProps) {
  return (
    <section className={cx(styles.root, className)} {...rest}>
      <SectionHeading size="xxs" level={level} title={title} />
      {children}
      {facts.length > 0 && <FactList className={styles.facts} layout="inline" ruled={!quiet} items={facts} />}
      {more && (
        <Link className={styles.more} href={more.href}>
          {more.label}
        </Link>
      )}
    </section>
  );
}
