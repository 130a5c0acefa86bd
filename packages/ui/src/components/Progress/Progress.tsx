import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { formatFigure, isolated } from '../Figure/index.ts';
import { Scale } from '../Scale/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Progress.css.ts';
import { announcedPercent, percentOf } from './share.ts';

export type ProgressTranslations = {
  /** The share in words, for assistive technology: "64 percent, 200 704 of 312 576 bytes". */
  valueText: (percent: number, value: number, max: number) => string;
  /** Announced at each tenth: "60 percent sent". */
  announcement: (percent: number) => string;
  /** What stands beside the number: "200 704 of 312 576 B". @default none */
  amount?: ((value: number, max: number) => ReactNode) | undefined;
};

export type ProgressFact = {
  /** What it is: "Rate", "Time left". */
  label: string;
  /** The figure, `<Figure … quietUnit />`, or words. */
  value: ReactNode;
};

export type ProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is going on: the bar's name. */
  label: string;
  /** How much is done, in the unit of `max`: bytes. */
  value: number;
  /** How much there is. */
  max: number;
  /** Failed: the bar turns grey, and a red tick stands where it stopped. @default 'running' */
  state?: 'running' | 'failed' | undefined;
  /** Large is the one thing of its view; small is a row's bar, without number, scale and facts. @default 'large' */
  size?: 'large' | 'small' | undefined;
  /** What the amount means: "acknowledged". @default none */
  note?: ReactNode;
  /** Rate, time left and so on, in cells under the scale, while it is running. @default none */
  facts?: readonly ProgressFact[] | undefined;
  /** Its words, in the language of the page. */
  translations: ProgressTranslations;
};

const ticks = 40;
const labels = [0, 25, 50, 75, 100].map((percent) => ({
  at: (percent / 100) * ticks,
  label: percent === 100 ? isolated(formatFigure(percent, '%')) : String(percent),
}));

/** How far a transfer has come, on a scale. What stopped it, and what to do, is said beside it. */
export function Progress({
  label,
  value,
  max,
  state = 'running',
  size = 'large',
  note,
  facts = [],
  translations,
  className,
  ...rest
}: ProgressProps) {
  const percent = percentOf(value, max);
  const tenth = announcedPercent(percent);
  const isRunning = state === 'running';
  const hasDetails = size === 'large' && isRunning;
  return (
    <div className={cx(styles.root, className)} data-state={state} data-size={size} {...rest}>
      {hasDetails && (
        <div className={styles.head}>
          {/* The bar says the number; here it is only seen. */}
          <p className={styles.percent} aria-hidden="true">
            {percent}
            <span className={styles.sign}>%</span>
          </p>
          <div className={styles.amount}>
            {translations.amount && <p className={styles.figure}>{translations.amount(value, max)}</p>}
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
        </div>
      )}
      <div
        className={styles.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element holds no tick, and each browser draws it its own way
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={translations.valueText(percent, value, max)}
        style={customProperties({
          '--share': `${max > 0 ? Math.min(Math.max(value / max, 0), 1) * 100 : 0}%`,
        })}
      >
        <div className={styles.done} />
        {isRunning ? null : <div className={styles.stopped} />}
      </div>
      {size === 'large' && (
        <Scale
          className={styles.scale}
          ticks={ticks}
          major={10}
          baseline={false}
          labels={isRunning ? labels : undefined}
        />
      )}
      {hasDetails && facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.factLabel}>{fact.label}</dt>
              <dd className={styles.factValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <VisuallyHidden as="output">
        <Arriving>{isRunning && tenth > 0 && translations.announcement(tenth)}</Arriving>
      </VisuallyHidden>
    </div>
  );
}
