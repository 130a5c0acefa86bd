import { illuminance } from '@payload/measure/light';

/** Side of the lamp's place above the code: shares of the code's box, from its start and from its top. */
export const lamp = { x: 0.5, y: -1.1 } as const;

/** What a luminance is on a screen: sRGB, near enough. */
const onScreen = (luminance: number) => luminance ** (1 / 2.2);

/**
 * How bright a beam is beside its axis, of 1 on it. Its stated angle is the whole one at whose edge half of the intensity is
 * left (CIE S 017), and between it falls as a bell.
 *
 * @param off degrees from the axis
 * @param angle stated beam angle in degrees
 */
export function acrossBeam(off: number, angle: number): number {
  return 0.5 ** (((2 * off) / angle) ** 2);
}

/** Light by the inverse-square law, of 1 at the nearest that is lit. @param distance in multiples of that */
export function alongBeam(distance: number): number {
  return illuminance(1, Math.max(1, distance));
}

const alpha = (value: number) => `rgb(0 0 0/${onScreen(value).toFixed(3)})`;

/** As far from the axis as anything is seen, in stated angles. */
const reach = 1.6;

/** Stops of a conic gradient across the beam, from `-reach` to `reach` of its angle, and how far it begins before its axis. */
export function conicStops(angle: number): { stops: string; before: number } {
  const before = reach * angle;
  const parts = 16;
  const stops = Array.from({ length: parts + 1 }, (_, part) => {
    const off = before * ((2 * part) / parts - 1);
    const isEdge = part === 0 || part === parts;
    return `${isEdge ? 'transparent' : alpha(acrossBeam(off, angle))} ${(off + before).toFixed(2)}deg`;
  });
  return { stops: `${stops.join(',')},transparent 0`, before };
}

/** Stops of a radial gradient along the beam; `--near` is the distance of the nearest that is lit. */
export function radialStops(): string {
  return [1, 1.2, 1.5, 2, 2.6, 3.4]
    .map((distance) => `${alpha(alongBeam(distance))} calc(${distance}*var(--near))`)
    .join(',');
}

/**
 * Where a beam from the lamp has to point to meet a place, as conic gradients count: degrees clockwise from straight up.
 *
 * @param place in px, in the same frame as `box`
 * @param box the code's box in px
 */
export function aimAt(
  place: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): number {
  const across = place.x - (box.left + lamp.x * box.width);
  const down = place.y - (box.top + lamp.y * box.height);
  return (Math.atan2(across, -down) * 180) / Math.PI;
}

/** The same direction within half a turn of straight down, so that a beam never swings over its own lamp. */
export const belowLamp = (degrees: number): number =>
  Math.min(255, Math.max(105, ((degrees % 360) + 360) % 360));
