import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bars } from '../../../components/Bars/index.ts';
import { Figure, formatFigure, isolated } from '../../../components/Figure/index.ts';
import { Scale } from '../../../components/Scale/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import { rulerAxis, ticksPerStep } from './axis.ts';
import { placeLabels, rulerStems } from './labels.ts';
import * as styles from './Ruler.css.ts';

export type RulerItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** The model's code. */
  label: string;
  /** Its distance, in the unit of the ruler. */
  value: number;
  /** Makes the code a link. */
  href?: string | undefined;
};

export type RulerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is measured: "A spoken order carries · sample data". */
  label: ReactNode;
  /** Unit of the distances. */
  unit: string;
  /** On phones the bars stand in this order: that of the list below. */
  items: readonly RulerItem[];
  /** End of the scale. @default the next round number above the greatest value */
  max?: number | undefined;
  /** Key of the item whose stem is lit. @default none */
  highlight?: string | null | undefined;
};

/** Narrowest ruler of each layout in pixels, as the page's margins leave it. */
const widths = { narrow: 676, wide: 975 } as const;

/** Room that a code takes beside its stem in pixels: its face at 15 px, measured, and the gaps on both sides. */
const roomOf = (codes: readonly string[]) => 11.8 * Math.max(...codes.map((code) => code.length)) + 12;

/** A code may reach into the page's margin, which is wider than this at all widths with a ruler. */
const overhang = 32;

/** The models of a family on one scale from zero: a stem and a code each. On phones the same as bars. */
export function Ruler({ label, unit, items, max, highlight, className, ...rest }: RulerProps) {
  const axis = rulerAxis(max ?? Math.max(0, ...items.map(({ value }) => value)));
  const end = max ?? axis.max;
  const stems = rulerStems(items, end);
  const place = (width: number) =>
    placeLabels(
      stems.map(({ at, items: own }) => ({
        at,
        width: roomOf(own.map((item) => item.label)) / width,
        rows: own.length,
      })),
      1 + overhang / width,
    );
  const narrow = place(widths.narrow);
  const wide = place(widths.wide);
  const rowsOf = (placed: typeof wide) => Math.max(0, ...placed.map(({ level }) => level));
  const ticks = Math.round((end / axis.step) * ticksPerStep);
  const labels = Array.from({ length: Math.floor(end / axis.step + 1e-9) + 1 }, (_, index) => ({
    at: index * ticksPerStep,
    label: isolated(formatFigure(Number((index * axis.step).toPrecision(9)), unit)),
  }));

  return (
    <div className={cx(styles.ruler, className)} {...rest}>
      <p className={styles.label}>{label}</p>
      <div
        className={styles.drawing}
        style={customProperties({ '--rows-narrow': rowsOf(narrow), '--rows-wide': rowsOf(wide) })}
      >
        <ul className={styles.stems}>
          {stems.map(({ at, items: own }, index) => (
            <li
              key={own[0]?.key}
              className={styles.stem}
              data-state={own.some(({ key }) => key === highlight) ? 'highlighted' : 'plain'}
              data-narrow={narrow[index]?.side}
              data-wide={wide[index]?.side}
              style={customProperties({
                '--at': `${at * 100}%`,
                '--level-narrow': narrow[index]?.level,
                '--level-wide': wide[index]?.level,
              })}
            >
              <span className={styles.codes}>
                {own.map((item) => (
                  <span
                    key={item.key}
                    className={styles.code}
                    data-state={item.key === highlight ? 'highlighted' : 'plain'}
                  >
                    {item.href === undefined ? (
                      item.label
                    ) : (
                      <a className={styles.link} href={item.href}>
                        {item.label}
                      </a>
                    )}
                    <VisuallyHidden>
                      {' '}
                      <Figure value={item.value} unit={unit} />
                    </VisuallyHidden>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Scale ticks={ticks} labels={labels} />
      </div>
      <Bars
        className={styles.bars}
        max={end}
        rows={items.map(({ key, label: code, value }) => ({
          key,
          label: code,
          value,
          unit,
          highlighted: key === highlight,
        }))}
      />
    </div>
  );
}
