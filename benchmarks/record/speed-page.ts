import { type Goal, type GoalId, goals, isMet } from '../goals.ts';
import { chart, type Point } from './chart.ts';
import type { Run } from './history.ts';

const goalList = Object.keys(goals)
  .filter((id): id is GoalId => id in goals)
  .map((id): { id: GoalId; goal: Goal } => ({ id, goal: goals[id] }));

const pointsOf = (runs: readonly Run[], id: GoalId): Point[] =>
  runs.flatMap(({ date, commit, figures }) => {
    const value = figures[id];
    return value === undefined ? [] : [{ date, commit, value }];
  });

const cell = ({ unit, digits = 0 }: Goal, value: number | undefined) =>
  value === undefined ? '' : `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** A Markdown table as the formatter writes it; the first row is the head. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/**
 * The page of figures and its charts, by their paths from `docs`.
 *
 * @param runs the oldest first
 */
export function speedPage(runs: readonly Run[]): Record<string, string> {
  const shown = goalList.filter(({ id }) => pointsOf(runs, id).length > 0);
  const rows = shown.map(({ id, goal }) => {
    const points = pointsOf(runs, id);
    const last = points.at(-1);
    const before = points.at(-2);
    return [
      goal.name,
      `${goal.isLeast ? '≥' : '≤'} ${cell(goal, goal.goal)}`,
      cell(goal, last?.value),
      cell(goal, before?.value),
      last && isMet(goal, last.value) ? 'met' : '**missed**',
      last ? `${last.date} ${last.commit}` : '',
    ];
  });
  const table = tableOf([['figure', 'goal', 'last', 'before', 'verdict', 'run'], ...rows]);
  const charts = Object.fromEntries(
    shown.map(({ id, goal }) => [`speed/${id}.svg`, chart(goal, pointsOf(runs, id))]),
  );
  const text = `# Speed from landing to landing

\`npm run bench -- --record\` writes this page and its charts out of \`benchmarks/history.json\`; they are not edited by hand.
What is measured, and how, stands in [figures.md](figures.md). The phone is Lighthouse's: slow 4G, processor 4 times slower.
Bytes are the same on every machine; milliseconds are those of the machine that measured. A commit with \`+\` had changes
that were not committed yet: those that landed after it.

${table}

${shown.map(({ id, goal }) => `## ${goal.name}\n\n![${goal.name}, from run to run, with its goal](speed/${id}.svg)`).join('\n\n')}
`;
  return { 'speed.md': text, ...charts };
}
