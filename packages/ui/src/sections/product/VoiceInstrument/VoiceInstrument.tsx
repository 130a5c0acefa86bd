import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Figure, formatFigure, formatNumber, isolated } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Slider } from '../../../components/Slider/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import { HearButton } from './HearButton.tsx';
import type { NoiseKind } from './noise.ts';
import { VoiceDrawing } from './VoiceDrawing.tsx';
import * as styles from './VoiceInstrument.css.ts';
import { axisOf, limitOf, type VoiceVerdict, verdictOf } from './voice.ts';

export type { NoiseKind, VoiceVerdict };

/** A place that an order is given in. */
export type VoicePlace = {
  /** Which noise it has. */
  key: NoiseKind;
  /** Level of that noise. @unit dB */
  noise: number;
};

/** How far a voice has to stand above the noise. */
export type VoiceMargins = {
  /** From here on an order is understood. @unit dB */
  understood: number;
  /** From here on a voice is heard. @unit dB */
  heard: number;
};

/** An order that can be listened to. */
export type SpokenOrder = {
  /** Address of its sound. */
  src: string;
  /** What it says, as its caption. */
  words: string;
};

export type VoiceInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Level of the voice in decibels at a distance in metres, 1 or more; it falls with the distance. */
  levelAt: (distance: number) => number;
  /** Metres to which an order is understood in the first place, as the data sheet states. */
  reach: number;
  /** Places with their noise; the first is the quietest. */
  places: readonly [VoicePlace, ...VoicePlace[]];
  /** Decibels above the noise from which an order is understood, and from which a voice is heard. */
  margins: VoiceMargins;
  /** Metres from the loudspeaker; with `onDistanceChange`. @default `defaultDistance`: it keeps its own state */
  distance?: number | undefined;
  /** Uncontrolled first distance. @default 100 */
  defaultDistance?: number | undefined;
  /** Called with the distance that was moved to. */
  onDistanceChange?: ((distance: number) => void) | undefined;
  /** Place that is chosen; with `onPlaceChange`. @default `defaultPlace`: it keeps its own state */
  place?: NoiseKind | undefined;
  /** Uncontrolled first place. @default the first */
  defaultPlace?: NoiseKind | undefined;
  /** Called with the place that was chosen. */
  onPlaceChange?: ((place: NoiseKind) => void) | undefined;
  /** A spoken order to hear: where its sound is, and its words. @default nothing to hear */
  order?: SpokenOrder | undefined;
  /** What is written and read out on it. */
  translations: {
    /** "Distance from the loudspeaker" */
    distance: string;
    /** Names the choice of a place. */
    place: string;
    /** Names of the places. */
    places: Record<NoiseKind, string>;
    /** Read out while the distance changes, units as words. */
    spoken: (values: { distance: string; level: string; over: string; verdict: string }) => string;
    /** Name of a figure: the level of the voice. */
    level: ReactNode;
    /** Name of a figure: the noise of the place. */
    noise: ReactNode;
    /** Name of a figure: how far the voice stands above the noise. */
    over: ReactNode;
    /** Name of a figure: to which distance an order is understood. */
    understoodTo: ReactNode;
    /** What becomes of an order: understood, heard, lost. */
    verdicts: Record<VoiceVerdict, string>;
    /** "at 100 m" */
    atDistance: (distance: string) => ReactNode;
    /** "15 dB are needed to understand it" */
    margin: (margin: string) => ReactNode;
    /** Where the rule is from: "by ISO 9921". */
    rule: ReactNode;
    /** At the limit in the drawing: "understood to 300 m". */
    limit: (distance: string) => ReactNode;
    /** "Hear it" */
    hear: string;
    /** "Stop" */
    stop: string;
    /** Before anything sounds: "Turn the volume down first." */
    loud: ReactNode;
    /** That the true level cannot be played. */
    relative: ReactNode;
    /** The sound did not come. */
    failed: string;
  };
};

/** Behind this part of the axis the words of the limit stand before its line. */
const turning = 0.5;

/** How far a spoken order carries over the noise of a place, measured by moving away from the loudspeaker; it can be heard. */
export function VoiceInstrument({
  levelAt,
  reach,
  places,
  margins,
  distance,
  defaultDistance = 100,
  onDistanceChange,
  place,
  defaultPlace = places[0].key,
  onPlaceChange,
  order,
  translations,
  className,
  ...rest
}: VoiceInstrumentProps) {
  const [ownDistance, setOwnDistance] = useState(defaultDistance);
  const [ownPlace, setOwnPlace] = useState(defaultPlace);
  const group = useId();
  const { end, labelled } = axisOf(reach);
  const at = Math.min(end, Math.max(1, distance ?? ownDistance));
  const chosen = places.find(({ key }) => key === (place ?? ownPlace)) ?? places[0];
  const limit =
    chosen === places[0]
      ? reach
      : limitOf((metres) => levelAt(metres) - chosen.noise >= margins.understood, end);
  const measure = (metres: number) => {
    const level = levelAt(metres);
    const over = level - chosen.noise;
    return { level, over, verdict: verdictOf(metres <= limit, over >= margins.heard) };
  };
  const { level, over, verdict } = measure(at);
  const spoken = (metres: number) => {
    const values = measure(metres);
    return translations.spoken({
      distance: formatNumber(metres),
      level: formatNumber(values.level, { digits: 1 }),
      over: formatNumber(values.over, { digits: 1 }),
      verdict: translations.verdicts[values.verdict],
    });
  };
  const readings = [
    {
      key: 'level',
      value: level,
      unit: 'dB',
      digits: 1,
      word: translations.atDistance(isolated(formatFigure(at, 'm'))),
    },
    { key: 'noise', value: chosen.noise, unit: 'dB', word: translations.places[chosen.key] },
    {
      key: 'over',
      value: over,
      unit: 'dB',
      digits: 1,
      signed: true,
      lit: verdict === 'understood',
      word: translations.verdicts[verdict],
      ...(verdict === 'understood'
        ? {}
        : { note: translations.margin(isolated(formatFigure(margins.understood, 'dB'))) }),
    },
    { key: 'understoodTo', value: limit, unit: 'm', word: translations.rule },
  ] as const;

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <fieldset className={styles.places}>
          <legend className={styles.legend}>{translations.place}</legend>
          {places.map(({ key, noise }) => (
            <label key={key} className={styles.place}>
              <input
                className={styles.radio}
                type="radio"
                name={group}
                checked={key === chosen.key}
                onChange={() => {
                  setOwnPlace(key);
                  onPlaceChange?.(key);
                }}
              />
              <span className={styles.placeName}>
                {translations.places[key]} <Figure className={styles.placeNoise} value={noise} unit="dB" />
              </span>
            </label>
          ))}
        </fieldset>
        {order === undefined ? null : (
          <HearButton
            key={order.src}
            order={order}
            hearing={{ place: chosen.key, distance: at, over }}
            translations={translations}
          />
        )}
      </div>
      {/* An axis of metres runs the same way in every language. */}
      <div className={styles.stage} dir="ltr">
        <div
          className={styles.field}
          style={customProperties({ '--at': `${(at / end) * 100}%`, '--limit': `${(limit / end) * 100}%` })}
        >
          <p className={styles.limit} data-side={limit / end > turning ? 'before' : 'behind'}>
            <bdi>{translations.limit(isolated(formatFigure(limit, 'm')))}</bdi>
          </p>
          <VoiceDrawing
            levelAt={levelAt}
            end={end}
            noise={chosen.noise}
            margin={margins.understood}
            limit={limit}
            at={at}
          />
        </div>
        <Slider
          label={translations.distance}
          unit="m"
          max={end}
          least={1}
          tick={labelled / 10}
          labelled={labelled}
          value={at}
          valueText={spoken}
          onValueChange={(next) => {
            setOwnDistance(next);
            onDistanceChange?.(next);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={readings.map((reading) => ({ ...reading, name: translations[reading.key] }))}
      />
    </div>
  );
}
