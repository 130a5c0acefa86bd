/** Half of a picture's width at a distance of one: a lens of 85 mm on a frame 36 mm wide, as the pictures were taken. */
export const halfWidth = 36 / (2 * 85);

type Point = readonly [x: number, y: number, z: number];

export type Frame = {
  /** What the camera goes around. */
  center: Point;
  distance: number;
  /** How far the picture's middle is from the centre, at a distance of one. */
  shift: { x: number; y: number };
  /** How wide and high the model is seen, at a distance of one. */
  size: { width: number; height: number };
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The axes of a camera that looks at the centre from a direction; y is up, the front is +z. */
function cameraAxes(azimuth: number, elevation: number): Record<'right' | 'up' | 'forward', Point> {
  const [sinA, cosA] = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))];
  const [sinE, cosE] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
  return {
    right: [cosA, 0, -sinA],
    up: [-sinA * sinE, cosE, -cosA * sinE],
    forward: [-sinA * cosE, -sinE, -cosA * cosE],
  };
}

const dot = (one: Point, x: number, y: number, z: number) => one[0] * x + one[1] * y + one[2] * z;

/** More points do not move a silhouette by a pixel. */
const enough = 20_000;

/**
 * Where the camera stands so that a model takes a part of the picture, whichever of width and height it fills first, and is
 * in its middle. The pictures were framed by the same rule, so that model and picture are one above the other.
 *
 * @param points x, y, z of each, one after the other
 * @param ratio width to height of the picture
 */
export function framed(
  points: Float32Array,
  view: { azimuth: number; elevation: number; fill: number },
  ratio: number,
): Frame {
  const center = middleOf(points);
  const { right, up, forward } = cameraAxes(view.azimuth, view.elevation);
  const stride = 3 * Math.max(1, Math.ceil(points.length / 3 / enough));
  const seen: [x: number, y: number, depth: number][] = [];
  for (let index = 0; index + 2 < points.length; index += stride) {
    const [x, y, z] = [
      (points[index] ?? 0) - center[0],
      (points[index + 1] ?? 0) - center[1],
      (points[index + 2] ?? 0) - center[2],
    ];
    seen.push([dot(right, x, y, z), dot(up, x, y, z), dot(forward, x, y, z)]);
  }
  const extent = (distance: number) => {
    let [left, rightmost, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y, depth] of seen) {
      const away = distance + depth;
      // A camera within the model sees all around it.
      if (away <= 0) return { width: Infinity, height: Infinity, x: 0, y: 0 };
      left = Math.min(left, x / away);
      rightmost = Math.max(rightmost, x / away);
      bottom = Math.min(bottom, y / away);
      top = Math.max(top, y / away);
    }
    return {
      width: rightmost - left,
      height: top - bottom,
      x: (left + rightmost) / 2,
      y: (bottom + top) / 2,
    };
  };
  const size = Math.max(...seen.map((point) => Math.hypot(...point)));
  let [tooNear, farEnough] = [0, size * 100];
  for (let halving = 0; halving < 40; halving += 1) {
    const distance = (tooNear + farEnough) / 2;
    const { width, height } = extent(distance);
    const fits = width <= 2 * halfWidth * view.fill && height <= (2 * halfWidth * view.fill) / ratio;
    [tooNear, farEnough] = fits ? [tooNear, distance] : [distance, farEnough];
  }
  const { x, y, width, height } = extent(farEnough);
  return { center, distance: farEnough, shift: { x, y }, size: { width, height } };
}

function middleOf(points: Float32Array): Point {
  const middle = [0, 1, 2].map((axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (let index = axis; index < points.length; index += 3) {
      least = Math.min(least, points[index] ?? least);
      most = Math.max(most, points[index] ?? most);
    }
    return (least + most) / 2;
  });
  return [middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0];
}
