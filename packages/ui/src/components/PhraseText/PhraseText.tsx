import { type ComponentPropsWithRef, Fragment } from 'react';
import { cx } from '../../theme/cx.ts';
import { joint } from './joint.ts';
import * as styles from './PhraseText.css.ts';

export type PhraseTextProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The phrases of a headline. A line breaks between them, not inside one: never inside a Chinese word. */
  phrases: readonly string[];
  /** Each phrase on a line of its own. @default false */
  lines?: boolean | undefined;
  /** End of the last phrase that light warms: "dark.", "黑夜。". Once a view. */
  warm?: string | undefined;
};

/** A headline whose line breaks are known. */
export function PhraseText({ phrases, lines = false, warm, className, ...rest }: PhraseTextProps) {
  return (
    <span className={cx(styles.phraseText, className)} data-lines={lines || undefined} {...rest}>
      {phrases.map((phrase, index) => {
        const next = phrases[index + 1];
        const isWarm = next === undefined && warm !== undefined && warm !== '' && phrase.endsWith(warm);
        return (
          <Fragment key={phrase}>
            <span className={styles.phrase}>
              {isWarm ? (
                <>
                  {phrase.slice(0, -warm.length)}
                  <span className={styles.warm}>{warm}</span>
                </>
              ) : (
                phrase
              )}
            </span>
            {next === undefined ? null : joint(phrase, next)}
          </Fragment>
        );
      })}
    </span>
  );
}
