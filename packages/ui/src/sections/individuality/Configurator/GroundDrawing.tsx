import * as styles from './Configurator.css.ts';

/** Hills and a river; blocks and a shore; a line with its towers; a stadium; a survey grid. */
export type Ground = 'relief' | 'streets' | 'line' | 'stadium' | 'grid';

const width = 600;
const height = 400;

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A contour: a closed line around a hill, uneven as hills are. Whole units, so that every engine writes the same. */
function contour(x: number, y: number, radius: number, turn: number): string {
  const points = steps(40).map((step) => {
    const angle = (step / 40) * 2 * Math.PI;
    const reach = radius * (1 + 0.14 * Math.sin(2 * angle + turn) + 0.07 * Math.sin(3 * angle - turn));
    return `${Math.round(x + 1.25 * reach * Math.cos(angle))},${Math.round(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const relief = [
  ...[26, 52, 82, 116, 154].map((radius, index) => contour(118, 96, radius, 0.9 + index * 0.12)),
  ...[22, 48, 80, 118].map((radius, index) => contour(498, 310, radius, 2.6 + index * 0.15)),
  'M-10 352C90 300 150 336 232 280S330 178 410 150S540 92 612 20',
  'M-10 372C96 320 160 354 246 296S340 196 420 168S548 112 612 44',
];

const streets = [
  // Blocks, and an avenue that cuts through them.
  ...steps(5).flatMap((column) =>
    steps(4).map((row) => {
      const [x, y] = [40 + column * 116, 24 + row * 96];
      return `M${x} ${y}h96v76h-96z`;
    }),
  ),
  'M-20 380L620 -10',
  'M-20 396L620 6',
];

const line = [
  ...[-12, 0, 12].map((aside) => `M-20 ${330 + aside}L620 ${70 + aside}`),
  ...[60, 220, 380, 540].map((x) => {
    const y = Math.round(330 - ((x + 20) * 260) / 640);
    return `M${x - 15} ${y - 22}h30v44h-30zM${x - 15} ${y - 22}l30 44M${x + 15} ${y - 22}l-30 44`;
  }),
  'M424 268h140v96h-140zM424 316h140M494 268v96',
  ...[52, 120].map((x) => `M${x} 92a28 28 0 1 0 56 0a28 28 0 1 0 -56 0`),
];

const stadium = [
  ...[0, 24, 48, 84, 108].map((out) => {
    const [half, side] = [150 + out, 92 + out];
    const corner = 62 + out;
    return `M${300 - half} ${200 - side + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}H${300 + half - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${200 + side - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${300 - half + corner}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}Z`;
  }),
  'M300 0V92M300 308V400M42 200H150M450 200H558',
  'M-20 60C60 60 70 20 120 -10M620 340C540 340 530 380 480 410',
];

const grid = [
  ...steps(9).map((column) => `M${60 + column * 60} 0V${height}`),
  ...steps(6).map((row) => `M0 ${50 + row * 60}H${width}`),
];

const grounds: Record<Ground, readonly string[]> = { relief, streets, line, stadium, grid };

/** Ground as a map has it, in hairlines; decoration. */
export function GroundDrawing({ ground, className }: { ground: Ground; className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {grounds[ground].map((d) => (
        <path key={d} className={styles.groundLine} d={d} />
      ))}
    </svg>
  );
}
