import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../components/Button/index.ts';
import { formatFigure, formatNumber, isolated } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Scale } from '../../../components/Scale/index.ts';
import { PlayIcon, StopIcon } from '../../../icons/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FlashInstrument.css.ts';
import {
  type FlashColour,
  flashesOf,
  flashesPerSecond,
  isSteady,
  roundOf,
  shownSpeed,
  timeLineEnd,
} from './flash.ts';
import { useFlashing, useLessMotion } from './useFlashing.ts';

export type { FlashColour };

export type InstrumentPattern = {
  /** Unique, and the same at every render. */
  key: string;
  /** Its name. */
  name: string;
  /** Colours of one flash after the other, from the first again after the last. */
  colours: readonly FlashColour[];
  /** One round: lit, dark, lit, dark and so on. @unit ms */
  times: readonly number[];
};

export type FlashInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Patterns of the light, in the order of the page. */
  patterns: readonly [InstrumentPattern, ...InstrumentPattern[]];
  /** The farthest it is seen from. @unit m */
  visible: number;
  /** What one charge lasts. @unit h */
  battery: number;
  /** Key of the pattern that is chosen; with `onPatternChange`. @default `defaultPattern`: it keeps its own state */
  pattern?: string | undefined;
  /** Uncontrolled first pattern. @default the first */
  defaultPattern?: string | undefined;
  /** Called with the key of the pattern that was chosen. */
  onPatternChange?: ((pattern: string) => void) | undefined;
  /** What is written and read out on it. */
  translations: {
    /** Names the choice of a pattern. */
    pattern: string;
    /** "Start flashing" */
    start: string;
    /** "Stop flashing" */
    stop: string;
    /** That it never flashes more than so many times a second, and by which rule. */
    guard: (flashes: number) => ReactNode;
    /** In place of the button, for those who prefer less motion: that nothing flashes here. */
    still: string;
    /** Below the time line: where the times are from. */
    source: ReactNode;
    /** Name of a figure: "Flashes a minute". */
    rate: ReactNode;
    /** "one round takes 1.2 s" */
    round: (time: string) => ReactNode;
    /** Of a light that does not flash: "lit without a break". */
    steady: string;
    /** Name of a figure: how much of the time it is lit. */
    lit: ReactNode;
    /** "100 ms at a time", "200 to 600 ms at a time" */
    atATime: (times: { from: string; to: string } | string) => ReactNode;
    /** Name of a figure: the speed on this screen. */
    speed: ReactNode;
    /** "as fast as the light itself" */
    trueSpeed: string;
    /** That the light itself is faster than a screen may be. */
    slowed: string;
    /** Name of a figure: "Seen from". */
    visible: ReactNode;
    /** "for 5 h on one charge" */
    battery: (time: string) => ReactNode;
  };
};

const second = 1000;

/** All flashes of a pattern in whole rounds, as rectangles on a line of `end` milliseconds. */
function lanePaths(pattern: InstrumentPattern, rounds: number): [FlashColour, string][] {
  const round = roundOf(pattern);
  const paths = new Map<FlashColour, string>();
  for (let index = 0; index < rounds; index += 1)
    for (const { colour, from, to } of flashesOf(pattern)) {
      const begin = from + index * round;
      paths.set(colour, `${paths.get(colour) ?? ''}M${begin} 0h${to - from}v1h${from - to}z`);
    }
  return [...paths];
}

/** The patterns of a warning light on one time line; a press starts the one that is chosen. */
export function FlashInstrument({
  patterns,
  visible,
  battery,
  pattern,
  defaultPattern,
  onPatternChange,
  translations,
  className,
  ...rest
}: FlashInstrumentProps) {
  const [own, setOwn] = useState(defaultPattern);
  const group = useId();
  const guardId = useId();
  const line = useRef<HTMLSpanElement>(null);
  const chosen = patterns.find(({ key }) => key === (pattern ?? own)) ?? patterns[0];
  const end = timeLineEnd(patterns);
  const roundsOf = (each: InstrumentPattern) => Math.max(1, Math.floor(end / roundOf(each)));
  const choose = (key: string) => {
    setOwn(key);
    onPatternChange?.(key);
  };
  const lanes = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const checked = lanes.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checked !== undefined && checked !== chosen.key) choose(checked);
  });
  // What was chosen in the document before the script came.
  useEffect(() => takeOver(), []);
  const flashing = useFlashing(chosen, roundsOf(chosen), line);
  const isStill = useLessMotion();

  const round = roundOf(chosen);
  const flashes = flashesOf(chosen);
  const lengths = flashes.map(({ from, to }) => to - from);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const steady = isSteady(chosen);
  const speed = shownSpeed(chosen);
  const inSeconds = (time: number) =>
    isolated(
      formatFigure(time / second, 's', { digits: time % second === 0 ? 0 : time % 100 === 0 ? 1 : 2 }),
    );

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head} data-screen-only="">
        {isStill ? null : (
          <>
            <span className={styles.housing} aria-hidden="true">
              <span className={styles.lamp} data-colour={flashing.lit ?? undefined} />
            </span>
            <Button
              size="toolbar"
              start={flashing.isOn ? <StopIcon size={16} /> : <PlayIcon size={16} />}
              aria-describedby={guardId}
              onClick={flashing.isOn ? flashing.stop : flashing.start}
            >
              {flashing.isOn ? translations.stop : translations.start}
            </Button>
          </>
        )}
        <p id={guardId} className={styles.guard}>
          {isStill ? translations.still : translations.guard(flashesPerSecond)}
        </p>
      </div>
      {/* Time runs the same way in every language. */}
      <fieldset ref={lanes} className={styles.lanes} dir="ltr">
        <legend className={styles.legend}>{translations.pattern}</legend>
        {patterns.map((each) => {
          const isChosen = each.key === chosen.key;
          const rounds = roundsOf(each);
          return (
            <label key={each.key} className={styles.row} data-chosen={isChosen ? '' : undefined}>
              <input
                className={styles.radio}
                type="radio"
                name={group}
                checked={isChosen}
                value={each.key}
                onChange={() => choose(each.key)}
              />
              <bdi className={styles.name}>{each.name}</bdi>
              <span
                className={styles.lane}
                style={customProperties({ '--drawn': `${((rounds * roundOf(each)) / end) * 100}%` })}
              >
                <svg
                  className={styles.drawing}
                  viewBox={`0 0 ${end} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {lanePaths(each, rounds).map(([colour, path]) => (
                    <path key={colour} className={styles.flash} data-colour={colour} d={path} />
                  ))}
                </svg>
                {isChosen && flashing.isOn ? (
                  <span className={styles.played}>
                    <span ref={line} className={styles.playhead} />
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
        <Scale
          className={styles.scale}
          ticks={(end / second) * 5}
          labels={Array.from({ length: end / (2 * second) + 1 }, (_, index) => ({
            at: index * 10,
            label: formatFigure(index * 2, 's'),
          }))}
          aria-hidden="true"
        />
      </fieldset>
      <p className={styles.source}>{translations.source}</p>
      <Readings
        className={styles.readings}
        readings={[
          {
            key: 'rate',
            name: translations.rate,
            value: steady ? 0 : Math.round((60 * second * flashes.length) / round),
            lit: true,
            word: steady ? translations.steady : translations.round(inSeconds(round)),
          },
          {
            key: 'lit',
            name: translations.lit,
            value: Math.round((100 * lengths.reduce((sum, length) => sum + length, 0)) / round),
            unit: '%',
            word: steady
              ? translations.steady
              : translations.atATime(
                  shortest === longest
                    ? isolated(formatFigure(shortest, 'ms'))
                    : { from: isolated(formatNumber(shortest)), to: isolated(formatFigure(longest, 'ms')) },
                ),
          },
          {
            key: 'speed',
            name: translations.speed,
            value: Math.round(speed * 100),
            unit: '%',
            word: speed < 1 ? translations.slowed : translations.trueSpeed,
          },
          {
            key: 'visible',
            name: translations.visible,
            value: visible,
            unit: 'm',
            word: translations.battery(isolated(formatFigure(battery, 'h'))),
          },
        ]}
      />
    </div>
  );
}
