import { circleWidth } from '@payload/measure/light';
import { useId } from 'react';
import * as styles from './BeamDrawing.css.ts';
import type { InstrumentBeam } from './BeamInstrument.tsx';

/** Units of the drawing along the whole axis. */
const length = 1000;

/** A drawing higher than this part of its length is pressed together, so that a flood light stays on the page. */
const highest = 0.3;

/** How far a circle is turned towards the eye: the short diameter of its ellipse over the long one. */
const turned = 0.26;

/** The beams from the side, on one axis: lengths along and across have one scale, so that each angle is drawn as it is. */
export function BeamDrawing({
  beams,
  distance,
  reach,
}: {
  beams: readonly InstrumentBeam[];
  distance: number;
  /** Metres from the lamp to the end of the drawing. */
  reach: number;
}) {
  const id = useId();
  const heightOf = (angle: number) => (circleWidth(angle, reach) / reach) * length;
  const widest = Math.max(...beams.map(({ angle }) => heightOf(angle)));
  const press = Math.min(1, (highest * length) / widest);
  const height = widest * press;
  const middle = height / 2;
  const along = (metres: number) => (metres / reach) * length;
  const half = (angle: number, metres: number) => (heightOf(angle) / 2) * press * (metres / reach);
  const cone = (angle: number) =>
    `M${length} ${middle - half(angle, reach)}L0 ${middle}L${length} ${middle + half(angle, reach)}`;
  const [subject, ...overlays] = beams;

  return (
    <svg className={styles.drawing} viewBox={`0 0 ${length} ${height}`} aria-hidden="true">
      <linearGradient id={id}>
        <stop className={styles.near} offset="0" />
        <stop className={styles.midway} offset="0.42" />
        <stop className={styles.far} offset="1" />
      </linearGradient>
      {subject === undefined ? null : (
        <>
          <path d={cone(subject.angle)} fill={`url(#${id})`} />
          <path className={styles.edge} d={cone(subject.angle)} />
        </>
      )}
      <path className={styles.axis} d={`M0 ${middle}H${length}`} />
      {subject === undefined || subject.recognised > reach ? null : (
        <path
          className={styles.limit}
          d={`M${along(subject.recognised)} 0V${middle + half(subject.angle, subject.recognised)}`}
        />
      )}
      {overlays.map(({ code, angle }, index) => (
        <g key={code}>
          <path className={styles.overlay} data-pattern={index} d={`${cone(angle)}Z`} />
          <ellipse
            className={styles.overlay}
            data-pattern={index}
            cx={along(distance)}
            cy={middle}
            rx={half(angle, distance) * turned}
            ry={half(angle, distance)}
          />
        </g>
      ))}
      {subject === undefined ? null : (
        <>
          <path
            className={styles.leader}
            d={`M${along(distance)} ${middle + half(subject.angle, distance)}V${height}`}
          />
          <ellipse
            className={styles.circle}
            cx={along(distance)}
            cy={middle}
            rx={half(subject.angle, distance) * turned}
            ry={half(subject.angle, distance)}
          />
        </>
      )}
    </svg>
  );
}

/** The line by which a lamp is drawn: the first's is whole. */
export function BeamLine({ place }: { place: number }) {
  return (
    <svg className={styles.sample} viewBox="0 0 28 2" aria-hidden="true">
      <path
        className={place === 0 ? styles.edge : styles.overlay}
        data-pattern={place === 0 ? undefined : place - 1}
        d="M0 1H28"
      />
    </svg>
  );
}
