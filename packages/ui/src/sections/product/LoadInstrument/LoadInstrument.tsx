import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { formatFigure, isolated } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Slider } from '../../../components/Slider/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './LoadInstrument.css.ts';
import { inUnit, loadScale } from './loadScale.ts';

export type LoadAircraft = {
  /** Its code, which names it. */
  code: string;
  /** What the unit may drop from it: its rating, or what the aircraft still lifts, whichever is less. @unit kg */
  capacity: number;
};

export type LoadInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Hooks of the unit; a load hangs on them in equal parts. */
  hooks: number;
  /** Rating of one hook. @unit kg */
  perHook: number;
  /** Rating of the unit. @unit kg */
  total: number;
  /** Time that one release takes. @unit s */
  release: number;
  /** Aircraft that fly it, in the order of the page. */
  aircraft: readonly LoadAircraft[];
  /** The load in kilograms; with `onLoadChange`. @default `defaultLoad`: it keeps its own state */
  load?: number | undefined;
  /** Uncontrolled first load. @unit kg @default half of what the strongest of its aircraft carries */
  defaultLoad?: number | undefined;
  /** Called with the load that was moved to, in kilograms. */
  onLoadChange?: ((load: number) => void) | undefined;
  /** What is written and read out on it. */
  translations: {
    /** "Load on the hooks" */
    load: string;
    /** Read out while the load changes: "2 kg: 0.5 kg on each hook, carried by 2 of 3 aircraft". */
    spoken: (values: { load: string; each: string; carriers: number; aircraft: number }) => string;
    /** Name of a figure: "On each hook". */
    each: ReactNode;
    /** "rated for 5 kg" */
    hookRating: (rating: string) => ReactNode;
    /** Name of a figure: "Carried by". */
    carriers: ReactNode;
    /** "of 3 aircraft" */
    ofAircraft: (count: number) => ReactNode;
    /** Name of a figure: "All released in". */
    released: ReactNode;
    /** "one hook after the other" */
    inSequence: ReactNode;
    /** Name of a figure: "The unit is rated for". */
    rating: ReactNode;
    /** That the aircraft, and not the unit, sets the limit. */
    aircraftLimits: ReactNode;
    /** That an aircraft lifts as much as the unit is rated for. */
    unitLimits: ReactNode;
    /** At a bar: "0.7 kg left". */
    left: (amount: string) => string;
    /** At a bar: "0.4 kg too heavy". */
    over: (amount: string) => string;
  };
};

const capacityOf = ({ capacity }: LoadAircraft) => Math.round(capacity * 1000);

/** What a release unit carries from each of its aircraft, measured by moving a load along their bars. */
export function LoadInstrument({
  hooks,
  perHook,
  total,
  release,
  aircraft,
  load,
  defaultLoad,
  onLoadChange,
  translations,
  className,
  ...rest
}: LoadInstrumentProps) {
  const scale = loadScale(total);
  const { unit, grams, stepGrams, tick, labelled } = scale;
  const strongest = Math.max(...aircraft.map(({ capacity }) => capacity));
  const [own, setOwn] = useState(defaultLoad ?? strongest / 2);
  // Grams are whole; tenths of a kilogram are none in binary.
  const end = Math.round(total * 1000);
  const at = Math.min(end, Math.max(stepGrams, Math.round(((load ?? own) * 1000) / stepGrams) * stepGrams));
  const read = (amount: number) => formatFigure(inUnit(amount, scale), unit);
  const written = (amount: number) => isolated(read(amount));
  const carriersOf = (amount: number) => aircraft.filter((each) => amount <= capacityOf(each)).length;
  const spoken = (amount: number) =>
    translations.spoken({
      load: read(amount),
      each: read(amount / hooks),
      carriers: carriersOf(amount),
      aircraft: aircraft.length,
    });

  return (
    <div className={cx(styles.root, className)} {...rest}>
      {/* A scale of weights runs the same way in every language. */}
      <div dir="ltr">
        <div className={styles.field} style={customProperties({ '--at': `${(at / end) * 100}%` })}>
          <ul className={styles.rows}>
            {aircraft.map((each) => {
              const capacity = capacityOf(each);
              const isLifted = at <= capacity;
              return (
                <li key={each.code} className={styles.row} data-lifted={isLifted ? '' : undefined}>
                  <span className={styles.words}>
                    <span className={styles.code}>{each.code}</span>
                    <bdi className={styles.state}>
                      {isLifted
                        ? translations.left(written(capacity - at))
                        : translations.over(written(at - capacity))}
                    </bdi>
                  </span>
                  <span
                    className={styles.bar}
                    style={customProperties({ '--capacity': `${(capacity / end) * 100}%` })}
                    aria-hidden="true"
                  />
                </li>
              );
            })}
          </ul>
          <span className={styles.leader} />
        </div>
        <Slider
          label={translations.load}
          unit={unit}
          max={end / grams}
          least={stepGrams / grams}
          step={stepGrams / grams}
          tick={tick}
          labelled={labelled}
          value={at / grams}
          valueText={(next) => spoken(next * grams)}
          onValueChange={(next) => {
            const kilograms = Math.round(next * grams) / 1000;
            setOwn(kilograms);
            onLoadChange?.(kilograms);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={[
          {
            key: 'carriers',
            name: translations.carriers,
            value: carriersOf(at),
            lit: carriersOf(at) > 0,
            word: translations.ofAircraft(aircraft.length),
          },
          {
            key: 'each',
            name: translations.each,
            value: inUnit(at / hooks, scale),
            unit,
            word: translations.hookRating(written(perHook * 1000)),
          },
          {
            key: 'released',
            name: translations.released,
            value: Number((release * hooks).toFixed(1)),
            unit: 's',
            word: translations.inSequence,
          },
          {
            key: 'rating',
            name: translations.rating,
            value: end / grams,
            unit,
            word: strongest < total ? translations.aircraftLimits : translations.unitLimits,
          },
        ]}
      />
    </div>
  );
}
