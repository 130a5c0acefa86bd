import { type FormatNumberOptions, formatNumber, unitSpace } from '@payload/measure/figure';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Figure.css.ts';

/** A number as it is measured: one figure, a range, or the lengths of a size. */
export type Measure =
  | number
  | {
      from: number;
      to: number;
      /** Word between: "to", "至". An en dash without spaces when left out. */
      word?: string | undefined;
    }
  | { lengths: readonly number[] };

export type FigureProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The number, or a text where no number is known. */
  value: Measure;
  /** SI symbol; '' or left out for a plain count. */
  unit?: string | undefined;
  /**
   * text: as the text around it; row: figures of a comparison (text face, 18-21 px);
   * card: figures of a plate (Archivo, 18-21 px); drawing: figures of a drawing (21-27 px);
   * stage: key figures (32-52 px).
   * @default 'text'
   */
  size?: 'text' | 'row' | 'card' | 'drawing' | 'stage' | undefined;
  /** Sets the unit smaller and muted. @default true, but false for size 'text' */
  quietUnit?: boolean | undefined;
  /** A plus sign before a positive number. @default false */
  signed?: boolean | undefined;
  /** Digits after the point; as many as the number has when left out. */
  digits?: number | undefined;
};

/** All that may be broken over lines, and the last number, which keeps its unit. */
function split(value: Measure, options: FormatNumberOptions): { before: string; last: string } {
  if (typeof value === 'number') return { before: '', last: formatNumber(value, options) };
  if ('lengths' in value) {
    const lengths = value.lengths.map((length) => formatNumber(length, options));
    // A line may break behind a times sign, never before it.
    return {
      before: lengths
        .slice(0, -1)
        .map((length) => `${length}\u00A0× `)
        .join(''),
      last: lengths.at(-1) ?? '',
    };
  }
  const between = value.word === undefined ? '–' : `\u00A0${value.word}\u00A0`;
  return {
    before: '',
    last: `${formatNumber(value.from, options)}${between}${formatNumber(value.to, options)}`,
  };
}

/**
 * A measured value: number, thin space and unit, which no line break parts. Each text is the only child of its element, and none
 * is translated: a browser that translates takes text nodes away, and React would go on writing into those.
 */
export function Figure({
  value,
  unit = '',
  size = 'text',
  quietUnit = size !== 'text',
  signed,
  digits,
  className,
  ...rest
}: FigureProps) {
  const { before, last } = split(value, { signed, digits });
  const space = unitSpace(unit);
  // A symbol of angle is part of the number, not a word after it.
  const isQuiet = quietUnit && space !== '';
  return (
    <span className={cx(styles.figure, className)} data-size={size} translate="no" {...rest}>
      {before && <span>{before}</span>}
      {isQuiet ? (
        <span className={styles.unbreakable}>
          <span>{last}</span>
          <span className={styles.unit}>{`${space}${unit}`}</span>
        </span>
      ) : (
        <span className={styles.unbreakable}>{`${last}${space}${unit}`}</span>
      )}
    </span>
  );
}
