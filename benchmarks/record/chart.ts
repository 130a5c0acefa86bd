import { type Goal, isMet } from '../goals.ts';

/** A figure of one run. */
export interface Point {
  date: string;
  commit: string;
  value: number;
}

const width = 640;
const height = 200;
/** What is beside it on the right is the goal's name. */
const plot = { left: 56, right: 520, top: 16, bottom: 160 };

/** Round steps of an axis that ends at or above the greatest value. */
function stepsTo(greatest: number): number[] {
  const rough = greatest / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

const number = (value: number) => Number(value.toFixed(1));

/**
 * A figure from run to run as SVG, with its goal as a line: readable on light and dark ground, whatever shows it. The axis
 * begins at 0, so that a difference looks as large as it is.
 */
export function chart(
  { name, unit, goal, isLeast = false, digits = 0 }: Goal,
  points: readonly Point[],
): string {
  const steps = stepsTo(Math.max(goal, ...points.map(({ value }) => value)));
  const greatest = steps.at(-1) ?? 1;
  const y = (value: number) => number(plot.bottom - ((plot.bottom - plot.top) * value) / greatest);
  const x = (index: number) =>
    number(
      points.length === 1
        ? (plot.left + plot.right) / 2
        : plot.left + 16 + ((plot.right - plot.left - 32) * index) / (points.length - 1),
    );
  const last = points.at(-1);
  const said = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
  const verdict = last && isMet({ name, unit, goal, isLeast }, last.value) ? 'met' : 'missed';
  // Names of runs must not run into each other.
  const every = Math.ceil(points.length / 8);
  const marks = points.flatMap(({ date, commit, value }, index) => [
    `<circle cx="${x(index)}" cy="${y(value)}" r="3.5"><title>${date} ${commit}: ${said(value)}</title></circle>`,
    ...((points.length - 1 - index) % every === 0
      ? [
          `<text x="${x(index)}" y="${plot.bottom + 16}" text-anchor="middle">${date.slice(5)}</text>`,
          `<text x="${x(index)}" y="${plot.bottom + 30}" text-anchor="middle">${commit}</text>`,
          `<text class="value" x="${x(index)}" y="${Math.max(y(value) - 8, plot.top - 4)}" text-anchor="middle">${value.toFixed(digits)}</text>`,
        ]
      : []),
  ]);
  const line = points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}: ${last ? said(last.value) : 'not measured'}, goal ${isLeast ? 'at least' : 'at most'} ${said(goal)}, ${verdict}">
<style>
text { fill: #57606a; font: 11px ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.value { fill: #0b1216; font-weight: 700; }
.grid { stroke: #d3dbde; }
.goal { stroke: #0b7a4b; stroke-dasharray: 6 4; stroke-width: 1.5; }
.goal-name { fill: #0b7a4b; }
.line { fill: none; stroke: #bc3d0a; stroke-width: 2; }
circle { fill: #bc3d0a; }
@media (prefers-color-scheme: dark) {
text { fill: #9dadb5; }
.value { fill: #e9eff0; }
.grid { stroke: #313d44; }
.goal { stroke: #4ade9c; }
.goal-name { fill: #4ade9c; }
.line { stroke: #ff7a40; }
circle { fill: #ff7a40; }
}
</style>
${steps
  .map(
    (step) =>
      `<path class="grid" d="M${plot.left} ${y(step)}H${plot.right}"/><text x="${plot.left - 8}" y="${y(step) + 4}" text-anchor="end">${step}</text>`,
  )
  .join('\n')}
<path class="goal" d="M${plot.left} ${y(goal)}H${plot.right}"/>
<text class="goal-name" x="${plot.right + 8}" y="${y(goal) + 4}">goal ${isLeast ? '≥' : '≤'} ${said(goal)}</text>
<polyline class="line" points="${line}"/>
${marks.join('\n')}
</svg>
`;
}
