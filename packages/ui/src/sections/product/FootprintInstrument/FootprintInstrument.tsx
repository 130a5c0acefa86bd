import { circleWidth, illuminance } from '@payload/measure/light';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { formatFigure, formatNumber } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Scale } from '../../../components/Scale/index.ts';
import { Slider } from '../../../components/Slider/index.ts';
import { type LightLevel, lanesIn, lightLevel, worthyDigits } from '../../../lib/light.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FootprintInstrument.css.ts';
import { groundAxis, groundRadius } from './footprint.ts';

export type FootprintVoice = {
  /** As far as an order is understood over a quiet field. @unit m */
  quiet: number;
  /** As far as it is understood beside a street. @unit m */
  street: number;
};

export type FootprintInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Cone of the light, the whole of it. @unit degrees */
  angle: number;
  /** Luminous intensity on the axis, in candelas. */
  intensity: number;
  /** Reach of the voice on its axis, by the noise of the place. */
  voice: FootprintVoice;
  /** Metres above level ground, 10 to 120; with `onHeightChange`. @default `defaultHeight`: it keeps its own state */
  height?: number | undefined;
  /** Uncontrolled first height. @unit m @default 50 */
  defaultHeight?: number | undefined;
  /** Called with the height that was moved to. */
  onHeightChange?: ((height: number) => void) | undefined;
  /** What is written and read out on it. */
  translations: {
    /** "Height above the ground" */
    height: string;
    /** Read out while the height changes: "50 metres: 26.1 lux in a circle of 11.4 metres; a voice to 407 metres". */
    spoken: (values: { height: string; light: string; circle: string; quiet: string }) => string;
    /** Name of a figure: "Light straight below". */
    light: ReactNode;
    /** Name of a figure: "Lit circle". */
    circle: ReactNode;
    /** Name of a figure: "Understood to, in a quiet field". */
    quiet: ReactNode;
    /** Name of a figure: "Understood to, beside a street". */
    street: ReactNode;
    /** What the light is like, each by the least it stands for. */
    levels: Record<LightLevel, string>;
    /** "5 lanes of a road", for none "narrower than a lane". */
    lanes: (count: number) => ReactNode;
    /** "on the ground, all around" */
    around: string;
    /** Nothing is understood from that high up. */
    nowhere: string;
  };
};

/** The least height that is measured, and the ceiling of flights without a permit in Europe and in China, in metres. */
const lowest = 10;
const highest = 120;

/** A figure's name behind a piece of the band that shows it. */
function Named({ band, children }: { band: string; children: ReactNode }) {
  return (
    <span className={styles.named}>
      <svg className={styles.key} viewBox="0 0 16 8" aria-hidden="true">
        <path className={band} d="M0 4H16" />
      </svg>
      {children}
    </span>
  );
}

/** What light and voice of an integrated machine reach on the ground, measured by its height. */
export function FootprintInstrument({
  angle,
  intensity,
  voice,
  height,
  defaultHeight = 50,
  onHeightChange,
  translations,
  className,
  ...rest
}: FootprintInstrumentProps) {
  const [own, setOwn] = useState(defaultHeight);
  const at = Math.min(highest, Math.max(lowest, height ?? own));
  const { half, labelled } = groundAxis(voice.quiet);
  const tick = labelled / 10;
  const measure = (metres: number) => ({
    light: illuminance(intensity, metres),
    circle: circleWidth(angle, metres),
    quiet: Math.round(groundRadius(voice.quiet, metres)),
    street: Math.round(groundRadius(voice.street, metres)),
  });
  const { light, circle, quiet, street } = measure(at);
  const spoken = (metres: number) => {
    const values = measure(metres);
    return translations.spoken({
      height: formatNumber(metres),
      light: formatNumber(values.light, { digits: worthyDigits(values.light) }),
      circle: formatNumber(values.circle, { digits: 1 }),
      quiet: formatNumber(values.quiet),
    });
  };
  const labels = Array.from({ length: (2 * half) / labelled + 1 }, (_, index) => ({
    at: (index * labelled) / tick,
    label: formatFigure(Math.abs(index * labelled - half), 'm'),
  }));
  const reached = (radius: number) => (radius > 0 ? translations.around : translations.nowhere);

  return (
    <div className={cx(styles.root, className)} {...rest}>
      {/* The ground lies the same way in every language. */}
      <div dir="ltr">
        <div className={styles.field} aria-hidden="true">
          <svg className={styles.drawing} viewBox={`${-half} -${highest + 15} ${2 * half} ${highest + 15}`}>
            <path className={styles.beam} d={`M0 ${-at}L${-circle / 2} 0H${circle / 2}Z`} />
            <path className={styles.height} d={`M0 ${-at}V0`} />
            <path className={styles.aircraft} d={`M${-half / 40} ${-at}H${half / 40}`} />
          </svg>
          <svg className={styles.ground} viewBox={`${-half} 0 ${2 * half} 3`} preserveAspectRatio="none">
            <path className={styles.quiet} d={`M${-quiet} 2.5H${quiet}`} />
            <path className={styles.street} d={`M${-street} 1.5H${street}`} />
            <path className={styles.lit} d={`M${-circle / 2} .5H${circle / 2}`} />
          </svg>
          <Scale ticks={(2 * half) / tick} labels={labels} />
        </div>
        <Slider
          label={translations.height}
          unit="m"
          max={highest}
          least={lowest}
          tick={5}
          labelled={40}
          value={at}
          valueText={spoken}
          onValueChange={(next) => {
            setOwn(next);
            onHeightChange?.(next);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={[
          {
            key: 'light',
            name: translations.light,
            value: light,
            unit: 'lx',
            digits: worthyDigits(light),
            lit: true,
            word: translations.levels[lightLevel(light)],
          },
          {
            key: 'circle',
            name: <Named band={styles.lit}>{translations.circle}</Named>,
            value: circle,
            unit: 'm',
            digits: 1,
            word: translations.lanes(lanesIn(circle)),
          },
          {
            key: 'quiet',
            name: <Named band={styles.quiet}>{translations.quiet}</Named>,
            value: quiet,
            unit: 'm',
            word: reached(quiet),
          },
          {
            key: 'street',
            name: <Named band={styles.street}>{translations.street}</Named>,
            value: street,
            unit: 'm',
            word: reached(street),
          },
        ]}
      />
    </div>
  );
}
