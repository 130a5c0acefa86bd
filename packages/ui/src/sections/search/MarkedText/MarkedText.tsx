import type { ComponentPropsWithRef } from 'react';
import * as styles from './MarkedText.css.ts';

export type MarkedTextProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The text, cut where a mark begins or ends. */
  stretches: readonly {
    /** The words. */
    text: string;
    /** Whether they are what was searched for. */
    isHit: boolean;
  }[];
};

/** A text in which what was looked for is marked. */
export function MarkedText({ stretches, ...rest }: MarkedTextProps) {
  return (
    <span {...rest}>
      {stretches.map(({ text, isHit }, place) =>
        isHit ? (
          <mark key={place} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
