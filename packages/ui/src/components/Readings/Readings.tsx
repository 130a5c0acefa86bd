import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Figure, type FigureProps } from '../Figure/index.ts';
import * as styles from './Readings.css.ts';

export type OtherReading = Pick<FigureProps, 'value' | 'unit' | 'digits'> & {
  /** Whose it is: "T60". */
  name: string;
};

export type Reading = Pick<FigureProps, 'value' | 'unit' | 'digits' | 'signed'> & {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What is measured: "Light on the axis". */
  name: ReactNode;
  /** What the figure means: "a well-lit main road". */
  word: ReactNode;
  /** A quiet line below the word. @default none */
  note?: ReactNode;
  /** In the colour of the beam: one of a row at most. @default false */
  lit?: boolean | undefined;
  /** The same of others that are measured with it, by their names. @default none */
  others?: readonly OtherReading[] | undefined;
};

export type ReadingsProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** As a rule four. */
  readings: readonly Reading[];
};

/** What an instrument measures: figures beside each other, each with its name and what it means in plain words. */
export function Readings({ readings, className, style, ...rest }: ReadingsProps) {
  const lines = Math.max(
    ...readings.map(({ note, others = [] }) => 3 + (note === undefined ? 0 : 1) + others.length),
  );
  return (
    <dl
      className={cx(styles.root, className)}
      style={customProperties({ '--lines': lines }, style)}
      {...rest}
    >
      {readings.map(({ key, name, word, note, lit = false, others = [], ...figure }) => (
        <div key={key} className={styles.reading}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} data-lit={lit ? '' : undefined}>
            <Figure size="stage" {...figure} />
          </dd>
          <dd className={styles.word}>{word}</dd>
          {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
          {others.map(({ name: other, ...theirs }) => (
            <dd key={other} className={styles.other}>
              {other} <Figure {...theirs} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
