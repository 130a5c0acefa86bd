import * as styles from './PayloadState.css.ts';
import type { PayloadBeam } from './PayloadState.tsx';

/** Where the lamp is, how far a beam is drawn, where the ground is, and half the angle of the cone in degrees. */
const lamp = { x: 174, y: 100 };
const reach = 640;
const ground = 236;
const half = 8;

// Engines differ in the last digits of a cosine, and hydration compares them.
const rounded = (value: number) => Math.round(value * 10) / 10;

const pointAt = (degrees: number, length: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(lamp.x + length * Math.cos(angle)), y: rounded(lamp.y - length * Math.sin(angle)) };
};

/** How far the ray goes until it meets the ground; `reach` where it does not. */
function lengthOf(degrees: number): number {
  const down = -Math.sin((degrees * Math.PI) / 180);
  return down <= 0 ? reach : Math.min(reach, (ground - lamp.y) / down);
}

/** The cone of a lamp, down to the ground, and what it lights there. */
export function Beam({ brightness, tilt, strobes = false, id }: PayloadBeam & { id: string }) {
  const [upper, lower] = [tilt + half, tilt - half].map((degrees) => pointAt(degrees, lengthOf(degrees)));
  const end = pointAt(tilt, lengthOf(tilt));
  const meets = lengthOf(tilt) < reach;
  return (
    <g
      className={styles.beam}
      data-strobes={strobes ? '' : undefined}
      style={{ opacity: 0.3 + 0.7 * (brightness / 100) }}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={lamp.x} y1={lamp.y} x2={end.x} y2={end.y}>
        <stop className={styles.near} offset="0" />
        <stop className={meets ? styles.landed : styles.far} offset="1" />
      </linearGradient>
      <path
        d={`M${lamp.x} ${lamp.y}L${upper?.x} ${upper?.y}L${lower?.x} ${lower?.y}Z`}
        fill={`url(#${id})`}
      />
      {meets && lower && upper ? (
        <path
          className={styles.lit}
          d={`M${Math.min(lower.x, upper.x)} ${ground}H${Math.max(lower.x, upper.x)}`}
        />
      ) : null}
    </g>
  );
}
