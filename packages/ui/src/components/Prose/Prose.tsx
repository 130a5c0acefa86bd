import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Prose.css.ts';

export type ProseProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Texts of the paragraphs. */
  paragraphs: readonly string[];
};

/** A few paragraphs, as wide as a line is read well. */
export function Prose({ paragraphs, className, ...rest }: ProseProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
