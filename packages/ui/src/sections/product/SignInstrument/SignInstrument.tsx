import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { formatFigure, formatNumber, isolated } from '../../../components/Figure/index.ts';
import { Readings } from '../../../components/Readings/index.ts';
import { Slider } from '../../../components/Slider/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SignInstrument.css.ts';
import { apparent, armLength, leastLetter, letterSize, minutesOf, signAxis } from './sign.ts';

export type SignPanel = {
  /** Across. @unit mm */
  width: number;
  /** Down. @unit mm */
  height: number;
};

export type SignPixels = {
  /** Across. */
  width: number;
  /** Down. */
  height: number;
};

export type SignInstrumentProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The panel that is lit. */
  panel: SignPanel;
  /** Its pixels. */
  pixels: SignPixels;
  /** Farthest distance from which it is read. @unit m */
  readable: number;
  /** Luminance. @unit cd/m² */
  luminance: number;
  /** What stands on the sign; it fills the panel. */
  text: string;
  /** Metres from the sign, 5 or more; with `onDistanceChange`. @default `defaultDistance`: it keeps its own state */
  distance?: number | undefined;
  /** Uncontrolled first distance. @unit m @default 20 */
  defaultDistance?: number | undefined;
  /** Called with the distance that was moved to. */
  onDistanceChange?: ((distance: number) => void) | undefined;
  /** What is written and read out on it. */
  translations: {
    /** "Distance from the sign" */
    distance: string;
    /** Read out while the distance changes: "20 metres: 9.6 millimetres wide at arm's length, letters of 13.8 minutes; it is read". */
    spoken: (values: { distance: string; width: string; letter: string; verdict: string }) => string;
    /** Name of the drawing: "The sign as wide as it is seen, held at arm's length". */
    drawing: string;
    /** Beside the line of five centimetres: "5 cm on this screen". */
    ruler: ReactNode;
    /** Name of a figure: "Width on your screen". */
    width: ReactNode;
    /** "held 60 cm away" */
    held: (distance: string) => ReactNode;
    /** Name of a figure: "A letter as tall as the sign". */
    letter: ReactNode;
    /** "the eye needs at least 5′" */
    least: (angle: string) => ReactNode;
    /** Name of a figure: "Read to". */
    readTo: ReactNode;
    /** That it is read at the distance. */
    within: string;
    /** That it is not read at the distance. */
    beyond: string;
    /** Name of a figure, with its unit: "Luminance in cd/m²". */
    luminance: ReactNode;
    /** What a luminance like that is for: "against the sky of a bright day". */
    bright: ReactNode;
  };
};

/** Metres at which the axis begins to be true. */
const nearest = 5;

/** A sign in the size in which it is seen from a distance, measured by moving away from it. */
export function SignInstrument({
  panel,
  pixels,
  readable,
  luminance,
  text,
  distance,
  defaultDistance = 20,
  onDistanceChange,
  translations,
  className,
  ...rest
}: SignInstrumentProps) {
  const [own, setOwn] = useState(defaultDistance);
  const { end, labelled } = signAxis(readable);
  const at = Math.min(end, Math.max(nearest, distance ?? own));
  const measure = (metres: number) => ({
    width: apparent(panel.width, metres),
    letter: minutesOf(panel.height, metres),
    verdict: metres <= readable ? translations.within : translations.beyond,
  });
  const { width, letter, verdict } = measure(at);
  const spoken = (metres: number) => {
    const values = measure(metres);
    return translations.spoken({
      distance: formatNumber(metres),
      width: formatNumber(values.width, { digits: 1 }),
      letter: formatNumber(values.letter, { digits: 1 }),
      verdict: values.verdict,
    });
  };

  return (
    <div className={cx(styles.root, className)} {...rest}>
      {/* Millimetres and metres run the same way in every language. */}
      <div dir="ltr">
        <figure className={styles.field} data-theme="night" aria-label={translations.drawing}>
          <svg
            className={styles.sign}
            style={customProperties({
              '--width': `${width.toFixed(3)}mm`,
              '--height': `${apparent(panel.height, at).toFixed(3)}mm`,
            })}
            viewBox={`0 0 ${pixels.width} ${pixels.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={text}
          >
            <text
              className={styles.letters}
              x={pixels.width / 2}
              y={pixels.height / 2}
              fontSize={letterSize(text, pixels)}
            >
              {text}
            </text>
          </svg>
          <p className={styles.ruler}>
            <span className={styles.measure} aria-hidden="true" />
            <bdi>{translations.ruler}</bdi>
          </p>
        </figure>
        <Slider
          label={translations.distance}
          unit="m"
          max={end}
          least={nearest}
          tick={labelled / 10}
          labelled={labelled}
          value={at}
          valueText={spoken}
          onValueChange={(next) => {
            setOwn(next);
            onDistanceChange?.(next);
          }}
        />
      </div>
      <Readings
        className={styles.readings}
        readings={[
          {
            key: 'width',
            name: translations.width,
            value: width,
            unit: 'mm',
            digits: 1,
            word: translations.held(isolated(formatFigure(armLength / 10, 'cm'))),
          },
          {
            key: 'letter',
            name: translations.letter,
            value: letter,
            unit: '′',
            digits: 1,
            word: translations.least(isolated(formatFigure(leastLetter, '′'))),
          },
          {
            key: 'readTo',
            name: translations.readTo,
            value: readable,
            unit: 'm',
            lit: at <= readable,
            word: verdict,
          },
          {
            key: 'luminance',
            name: translations.luminance,
            value: luminance,
            word: translations.bright,
          },
        ]}
      />
    </div>
  );
}
