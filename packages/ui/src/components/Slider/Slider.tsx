import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { unlessPrevented } from '../../lib/unlessPrevented.ts';
import { useFormReset } from '../../lib/useFormReset.ts';
import { cx } from '../../theme/cx.ts';
import { formatFigure, formatNumber, isolated } from '../Figure/index.ts';
import { Scale } from '../Scale/index.ts';
import * as styles from './Slider.css.ts';

type Own = 'aria-label' | 'aria-valuetext' | 'children' | 'defaultValue' | 'max' | 'min' | 'type' | 'value';

export type SliderProps = Omit<ComponentPropsWithRef<'input'>, Own> & {
  /** What is set, for assistive technology: "Distance from the lamp". */
  label: string;
  /** SI symbol of the scale's labels. */
  unit: string;
  /** End of the scale, which begins at zero. */
  max: number;
  /** Least value that can be set. @default 0 */
  least?: number | undefined;
  /** What lies between two ticks; each fifth is tall. */
  tick: number;
  /** What lies between two labels: a multiple of `tick`. */
  labelled: number;
  /** Controlled value; with `onValueChange`. */
  value?: number | undefined;
  /** Uncontrolled first value, where `value` is not given. @default `least` */
  defaultValue?: number | undefined;
  /** Called with the value that was moved to; with `value` or `defaultValue`. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The value in words, read out instead of the bare number: "120 m: 19 lux". @default number and unit */
  valueText?: ((value: number) => string) | undefined;
};

/** A value on a scale from zero, moved along it: a native range input with the number on its thumb. `className` goes to the box around. */
export function Slider({
  label,
  unit,
  max,
  least = 0,
  tick,
  labelled,
  value,
  defaultValue = least,
  onValueChange,
  valueText,
  onChange,
  className,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue);
  const root = useRef<HTMLDivElement>(null);
  const shown = Math.min(Math.max(value ?? own, least), max);
  useFormReset(
    () => root.current?.querySelector('input'),
    () => setOwn(defaultValue),
  );
  const labels = Array.from({ length: Math.floor(max / labelled) + 1 }, (_, index) => ({
    at: (index * labelled) / tick,
    label: isolated(formatFigure(index * labelled, unit)),
  }));
  return (
    <div
      ref={root}
      className={cx(styles.root, className)}
      style={customProperties({ '--at': `${(shown / max) * 100}%`, '--least': `${(least / max) * 100}%` })}
    >
      <div className={styles.track}>
        <Scale ticks={max / tick} labels={labels} aria-hidden="true" />
        <input
          type="range"
          className={styles.input}
          aria-label={label}
          aria-valuetext={valueText?.(shown) ?? formatFigure(shown, unit)}
          min={least}
          max={max}
          value={shown}
          onChange={unlessPrevented(onChange, ({ target }) => {
            setOwn(target.valueAsNumber);
            onValueChange?.(target.valueAsNumber);
          })}
          {...rest}
        />
        <span className={styles.thumb} aria-hidden="true">
          {formatNumber(shown)}
        </span>
      </div>
    </div>
  );
}
