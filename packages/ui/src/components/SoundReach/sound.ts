type SoundPoint = {
  /** From the source, in m, above zero. */
  distance: number;
  /** Sound pressure level in dB. */
  level: number;
};

/** Level lost to spreading alone: 20 dB for each tenfold distance (inverse distance law, ISO 9613-2, 7.1). */
const spreading = (from: number, to: number) => 20 * Math.log10(to / from);

/**
 * Level at a distance, in dB, through the measured points. Between two of them the sound spreads by
 * the inverse distance law; what they lose beyond that, air takes evenly along the way. Outside them
 * the nearest pair's air goes on; a single point has spreading alone.
 * @param points at least one, by rising distance
 * @param distance in m, above zero
 */
export function levelAt(points: readonly SoundPoint[], distance: number): number {
  const after = points.findIndex((point) => point.distance >= distance);
  const end = after === -1 ? points.length - 1 : Math.max(1, after);
  const to = points[end] ?? points[0];
  const from = points[end - 1] ?? to;
  if (!to || !from) throw new RangeError('A level needs at least one measured point.');
  const air =
    from === to
      ? 0
      : (from.level - to.level - spreading(from.distance, to.distance)) / (to.distance - from.distance);
  return from.level - spreading(from.distance, distance) - air * (distance - from.distance);
}

type ReachAxis = {
  /** End of the axis in m: the reach, rounded up to a tick. */
  end: number;
  /** Number of ticks, and what one of them counts in m. */
  ticks: number;
  tick: number;
};

/** An axis from zero to the reach whose ticks are round numbers, 50 to 125 of them. */
export function reachAxis(reach: number): ReachAxis {
  const most = 125;
  const power = 10 ** Math.floor(Math.log10(reach / most));
  const factor = [1, 2, 5, 10].find((one) => reach / (one * power) <= most) ?? 10;
  const tick = Number((factor * power).toPrecision(1));
  const ticks = Math.ceil(Number((reach / tick).toPrecision(9)));
  return { end: Number((ticks * tick).toPrecision(9)), ticks, tick };
}

/** Distances to label: the reach, and round ones before it that leave room for its words on a phone. */
export function reachLabels(reach: number): number[] {
  const power = 10 ** Math.floor(Math.log10(reach));
  const step = [0.2, 0.5, 1, 2].map((one) => one * power).find((one) => reach / one <= 5.5) ?? power;
  const labels: number[] = [];
  for (let at = 0; at <= reach * 0.8; at += step) labels.push(Number(at.toPrecision(9)));
  return [...labels, reach];
}

type SoundDrawing = {
  /** Points of the curve from the first measured distance to the reach: along (0 to 1) and down (0 to 1). */
  curve: { along: number; down: number }[];
  /** The measured points, in the same terms. */
  points: { along: number; down: number }[];
  /** Where the curve ends. */
  reach: { along: number; down: number };
  /** The level over each tick of the axis behind the first point. */
  ticks: { along: number; down: number; isMajor: boolean }[];
};

/** Every how many ticks one is tall, as on a Scale. */
const major = 5;

/** Logarithms differ between engines in their last digits; rounded, a server's drawing is the browser's. */
const drawn = (part: number) => Number(part.toFixed(6));

/**
 * The falling level over distance. Both scales begin at zero, so nothing looks steeper than it is;
 * the top is the level of the first point.
 */
export function drawSound(points: readonly SoundPoint[], reach: number, axis: ReachAxis): SoundDrawing {
  const first = points[0];
  if (!first) throw new RangeError('A curve needs at least one measured point.');
  const place = (distance: number) => ({
    along: drawn(distance / axis.end),
    down: drawn(1 - Math.max(0, levelAt(points, distance)) / first.level),
  });
  // The curve is steep at the source and flat far out, so its points lie closer there.
  const steps = 48;
  const ratio = reach / first.distance;
  const curve = Array.from({ length: steps + 1 }, (_, step) =>
    place(first.distance * ratio ** (step / steps)),
  );
  const ticks = Array.from({ length: axis.ticks }, (_, index) => index + 1)
    .filter((tick) => tick * axis.tick >= first.distance && tick * axis.tick <= reach)
    .map((tick) => ({ ...place(tick * axis.tick), isMajor: tick % major === 0 }));
  return { curve, points: points.map(({ distance }) => place(distance)), reach: place(reach), ticks };
}

/**
 * Rows for words that stand above the curve, each behind its own point: none lies on another, and
 * none on the curve, which only falls behind a point.
 * @param downs of the points in pixels from the top of the curve, rising
 * @param row height of the words in pixels
 * @returns the lower edges of the words in pixels from the top of the curve
 */
export function stairs(downs: readonly number[], row: number): number[] {
  const edges = [...downs];
  for (let index = edges.length - 2; index >= 0; index -= 1) {
    edges[index] = Math.min(edges[index]!, edges[index + 1]! - row);
  }
  return edges;
}
