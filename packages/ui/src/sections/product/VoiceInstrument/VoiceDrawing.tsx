import { customProperties } from '../../../lib/customProperties.ts';
import * as styles from './VoiceDrawing.css.ts';

/** Units of the drawing along the axis, and down from the loudest level to the lowest. */
const length = 1000;
const height = 260;

/** Lowest level of the drawing in decibels: no place where an order is given is quieter. */
const lowest = 40;

/** Points of the curve; they lie closer at the loudspeaker, where the level falls fastest. */
const points = 120;

/** No finer than is seen: engines differ in the last digits of a logarithm, and hydration compares them. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The level of a voice over the noise of a place, by the distance. */
export function VoiceDrawing({
  levelAt,
  end,
  noise,
  margin,
  limit,
  at,
}: {
  levelAt: (distance: number) => number;
  /** Metres to the end of the axis. */
  end: number;
  /** Decibels of the noise, and by how much a voice must stand above it. */
  noise: number;
  margin: number;
  /** Metres to which an order is understood. */
  limit: number;
  /** Metres at which it is measured. */
  at: number;
}) {
  const highest = levelAt(1);
  const along = (metres: number) => hundredths((metres / end) * length);
  const down = (level: number) => hundredths(((highest - level) / (highest - lowest)) * height);
  const metres = Array.from({ length: points + 1 }, (_, index) => 1 + (end - 1) * (index / points) ** 2);
  const line = (until: number) =>
    [...metres.filter((metre) => metre < until), until]
      .map((metre) => `${along(metre)} ${down(Math.max(lowest, levelAt(metre)))}`)
      .join('L');
  const level = Math.max(lowest, levelAt(at));

  return (
    <div
      className={styles.root}
      style={customProperties({
        '--level': `${(down(level) / height) * 100}%`,
        '--at': `${(at / end) * 100}%`,
      })}
      aria-hidden="true"
    >
      <svg className={styles.drawing} viewBox={`0 0 ${length} ${height}`} preserveAspectRatio="none">
        <path className={styles.noise} d={`M0 ${down(noise)}H${length}V${height}H0Z`} />
        {limit < 1 ? null : (
          <path className={styles.understood} d={`M${line(limit)}V${down(noise)}H${along(1)}Z`} />
        )}
        <path className={styles.needed} d={`M0 ${down(noise + margin)}H${length}`} />
        <path className={styles.floor} d={`M0 ${down(noise)}H${length}`} />
        <path className={styles.limit} d={`M${along(limit)} 0V${height}`} />
        <path className={styles.curve} d={`M${line(end)}`} />
      </svg>
      <span className={styles.leader} />
      <span className={styles.mark} />
    </div>
  );
}
