/**
 * Diameter of the circle a lamp lights, in the unit of the distance: 2·d·tan(angle/2).
 * @param distance from the lamp along the axis
 * @param angle full beam angle in degrees, above 0 and below 180
 */
export function beamDiameter(distance: number, angle: number): number {
  return 2 * distance * Math.tan((angle * Math.PI) / 360);
}

/** The axis runs on behind the last circle by this part of its distance. */
const overrun = 0.05;

/** Room before the lamp's glass, as a part of the axis: the lamp and the end of its centre line. */
const lampRoom = 0.045;

/** A drawing wider than this part of its length is pressed together, so that a flood light stays on the screen. */
const widest = 0.3;

/** Ticks from the lamp to the last circle. */
const ticksToLast = 100;

/** How far a circle is turned towards the eye: the short diameter of its ellipse over the long one. */
const turned = 0.2;

type BeamCircle = {
  /** Distance from the lamp, as given. */
  distance: number;
  /** Diameter in the unit of the distance. */
  diameter: number;
  /** Place along the drawing, 0 to 1. */
  along: number;
  /** Half of the drawn circle across the drawing, and along it, both as a part of the drawing's length. */
  half: number;
  depth: number;
};

export type BeamDrawing = {
  /** Width over length of the drawing, without labels. */
  ratio: number;
  /** Place of the lamp's glass along the drawing, 0 to 1: zero of the scale. */
  zero: number;
  /** Half of the beam's width at the end of the drawing, as a part of its length. */
  half: number;
  /** Number of ticks of the scale, which runs from the glass to the end. */
  ticks: number;
  circles: BeamCircle[];
};

/**
 * Where everything stands, with the drawing's length as the unit. Lengths along and across have one
 * scale, so the drawn angle is the lamp's own, until the beam is too wide for the page.
 * @param angle full beam angle in degrees
 * @param distances of the circles, above zero
 */
export function drawBeam(angle: number, distances: readonly number[]): BeamDrawing {
  const last = Math.max(...distances);
  const axis = last * (1 + overrun);
  const length = axis / (1 - lampRoom);
  const width = beamDiameter(axis, angle) / length;
  const press = Math.min(1, widest / width);
  const place = (distance: number) => lampRoom + distance / length;
  return {
    ratio: width * press,
    zero: lampRoom,
    half: (width * press) / 2,
    ticks: Math.round(ticksToLast * (1 + overrun)),
    circles: distances.map((distance) => {
      const diameter = beamDiameter(distance, angle);
      const half = (diameter / length / 2) * press;
      return { distance, diameter, along: place(distance), half, depth: half * turned };
    }),
  };
}
