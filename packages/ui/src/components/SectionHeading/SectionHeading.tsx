import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './SectionHeading.css.ts';

export type SectionHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Goes on from the lead, on a line of its own. */
  leadMore?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** stack: lead below the title; split: title in five columns, lead in seven. @default 'stack' */
  layout?: 'stack' | 'split' | undefined;
  /** Split: last, the lead ends beside the title's last line; first, it begins beside the first one, being longer. @default 'last' */
  align?: 'last' | 'first' | undefined;
  /** Stays in view beside a longer column. Not on phones. @default false */
  sticky?: boolean | undefined;
  /** xxs: 18-21 px; xs: 21-27 px; s: 24-34 px; m: 32-52 px; l: 42-76 px. @default 'm' */
  size?: 'xxs' | 'xs' | 's' | 'm' | 'l' | undefined;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** The title is a code or a version: wide and heavy, like the plate on a machine. @default false */
  code?: boolean | undefined;
  /**
   * How wide the longest word of a title of size l is, in sizes of its type. On a narrow page the type gets
   * smaller, so that the word is never broken. @default it fits
   */
  longestWord?: number | undefined;
  /** id of the heading element, for `aria-labelledby` of a section. */
  headingId?: string | undefined;
};

/** A section's heading with its lead, in one column or in two. */
export function SectionHeading({
  title,
  lead,
  leadMore,
  actions,
  layout = 'stack',
  align = 'last',
  sticky = false,
  size = 'm',
  level = 2,
  code = false,
  longestWord,
  headingId,
  className,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(styles.sectionHeading, className)}
      data-layout={layout}
      data-align={align === 'first' ? 'first' : undefined}
      data-sticky={sticky ? '' : undefined}
      data-actions={actions ? '' : undefined}
      {...rest}
    >
      <Heading
        className={styles.title}
        data-size={size}
        data-code={code ? '' : undefined}
        data-fitted={longestWord === undefined ? undefined : ''}
        style={longestWord === undefined ? undefined : customProperties({ '--longest-word': longestWord })}
        id={headingId}
      >
        {title}
      </Heading>
      {lead && !leadMore ? <p className={styles.lead}>{lead}</p> : null}
      {lead && leadMore ? (
        <p className={styles.lead}>
          <span>{lead}</span>
          <span className={styles.leadMore}>{leadMore}</span>
        </p>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
