import { metres, type ScenePoint } from './sceneObjects.ts';

/** An aircraft from the side. @unit m */
export type SceneAircraft = {
  /** From the front motors to the rear ones. */
  spacing: number;
  /** Diameter of a rotor. */
  rotor: number;
  /** From its feet to its rotors. */
  height: number;
};

/** What hangs under it: a lamp or a horn that is turned to where it works. @unit m */
export type ScenePayload = {
  /** What it works with. */
  kind: 'lamp' | 'horn';
  /** Of its body, along its axis. */
  depth: number;
  /** Of its body, square to its axis. */
  height: number;
};

const pair = (x: number, y: number) => `${metres(x)} ${metres(y)}`;

/**
 * Paths of an aircraft with its payload, its lens where the light begins, at the origin.
 * @param aim where the payload points, from the lens
 */
export function aircraftSide(
  { spacing, rotor, height }: SceneAircraft,
  { kind, depth, height: size }: ScenePayload,
  aim: ScenePoint,
) {
  const length = Math.hypot(...aim);
  const [dx, dy] = [aim[0] / length, aim[1] / length];
  /** Along the payload's axis, and square to it. */
  const at = (along: number, across: number) => pair(along * dx - across * dy, along * dy + across * dx);
  const half = size / 2;
  const lens = kind === 'lamp' ? half * 0.86 : half;
  const body = `M${at(0, lens)}L${at(-depth * 0.4, half * (kind === 'lamp' ? 1 : 0.55))}L${at(-depth, half * 0.7)}L${at(-depth, -half * 0.7)}L${at(-depth * 0.4, -half * (kind === 'lamp' ? 1 : 0.55))}L${at(0, -lens)}Z`;
  // The yoke goes up from the middle of the payload to the belly.
  const [pivotX, pivotY] = [(-depth / 2) * dx, (-depth / 2) * dy];
  const belly = pivotY + half + height * 0.16;
  const deck = belly + height * 0.3;
  const arm = spacing / 2;
  const motor = belly + height * 0.42;
  const nose = spacing * 0.42;
  const blade = rotor / 2;
  const mast = (side: number) =>
    `M${pair(pivotX + side * nose * 0.8, belly + height * 0.12)}L${pair(pivotX + side * arm, motor - height * 0.12)}V${metres(motor)}M${pair(pivotX + side * arm - blade, motor)}h${metres(rotor)}`;
  const foot = belly - height * 0.46;
  const leg = (side: number) =>
    `M${pair(pivotX + side * nose * 0.5, belly)}L${pair(pivotX + side * nose * 0.8, foot)}m-${metres(spacing * 0.12)} 0h${metres(spacing * 0.24)}`;
  return {
    aircraft: `M${pair(pivotX - nose, belly)}H${metres(pivotX + nose * 0.9)}q${pair(nose * 0.22, height * 0.1)} 0 ${metres(height * 0.2)}L${pair(pivotX + nose * 0.5, deck)}H${metres(pivotX - nose * 0.8)}L${pair(pivotX - nose, deck - height * 0.08)}Z${mast(1)}${mast(-1)}${leg(1)}${leg(-1)}`,
    payload: `${body}M${pair(pivotX, pivotY + half)}V${metres(belly)}`,
    lens: `M${at(0, lens)}L${at(0, -lens)}`,
  };
}
