import { type ComponentPropsWithRef, useId } from 'react';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import { Beam } from './Beam.tsx';
import * as styles from './PayloadState.css.ts';
import { rhythms } from './rhythms.ts';

/** The lamp that throws a beam. */
export type PayloadBeam = {
  /** In per cent; 0 is off. @unit % */
  brightness: number;
  /** Against the horizon: −90 straight down, 0 level. @unit degrees */
  tilt: number;
  /** Drawn slower than it strobes. @default false */
  strobes?: boolean | undefined;
};

/** Lamps that are seen from afar. */
export type PayloadFlash = {
  /** One for each lamp. */
  colours: readonly ('red' | 'blue' | 'white')[];
  /** steady: lit without a break; the others are drawn slower than they flash. */
  rhythm: 'steady' | 'slow' | 'fast' | 'sos' | 'chase';
  /** In per cent. @unit % @default 100 */
  brightness?: number | undefined;
};

export type PayloadStateProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** All that is drawn, in words: "Light on at 60 %. Flash off. Silent." */
  label: string;
  /** Its beam; none where it has no lamp. @default none */
  beam?: PayloadBeam | undefined;
  /** What flashes now; none where nothing does. @default none */
  flash?: PayloadFlash | undefined;
  /** How loud it is now; 0 is silent. @unit % @default 0 */
  volume?: number | undefined;
};

/** Half circles of sound below the horn, the louder the more. */
const arcs = [26, 44, 62, 80];

/** Where the horn is, and the lamps. */
const horn = { x: 138, y: 110 };
const lamps = { y: 58, from: 108, width: 84 };

/** What a payload under an aircraft is doing: light, flash and voice, from the side and at night. */
export function PayloadState({ label, beam, flash, volume = 0, className, ...rest }: PayloadStateProps) {
  const id = useId();
  const colours = flash?.colours ?? [];
  const rhythm = flash && flash.rhythm !== 'steady' ? rhythms[flash.rhythm] : null;

  return (
    <figure className={cx(styles.root, className)} data-theme="night" {...rest}>
      {/* The aircraft flies the same way in every language. */}
      <svg className={styles.drawing} viewBox="0 0 720 250" role="img" aria-label={label}>
        {beam && beam.brightness > 0 ? <Beam {...beam} id={id} /> : null}
        <path className={styles.ground} d="M0 236H720" />
        {arcs.slice(0, Math.ceil((volume / 100) * arcs.length)).map((radius, index) => (
          <path
            key={radius}
            className={styles.sound}
            style={customProperties({ '--after': `${index * 150}ms` })}
            d={`M${horn.x - radius * 0.8} ${horn.y + radius * 0.6}A${radius} ${radius} 0 0 0 ${horn.x + radius * 0.8} ${horn.y + radius * 0.6}`}
          />
        ))}
        <g className={styles.aircraft}>
          <path d="M64 44H116M184 44H236M90 44V62M210 44V62M90 62H122M178 62H210" />
          <path d="M118 62H182L190 74V82H110V74Z" />
          <path d="M126 82L116 106M174 82L184 106" />
          <path d="M134 88H166V108H134Z" />
          <path d="M166 92L174 96V104L166 106" />
        </g>
        {colours.map((colour, index) => (
          <circle
            // Lamps of one colour differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.lamp}
            data-colour={colour}
            data-rhythm={flash?.rhythm}
            style={customProperties({
              '--lit': 0.4 + 0.6 * ((flash?.brightness ?? 100) / 100),
              '--offset': rhythm?.alternates ? `${-(index * rhythm.period) / colours.length}s` : '0s',
            })}
            cx={lamps.from + (lamps.width * (index + 0.5)) / colours.length}
            cy={lamps.y}
            r="9"
          />
        ))}
      </svg>
    </figure>
  );
}
