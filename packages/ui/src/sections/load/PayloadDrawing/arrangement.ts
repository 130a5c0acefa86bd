/** Where something lies in a drawing, in millimetres from its upper left corner. */
export type Place = { x: number; y: number; width: number; height: number };

export type Hanging = {
  /** Unique in the drawing. */
  key: string;
  /** Its silhouette. @unit mm */
  width: number;
  /** Its silhouette. @unit mm */
  height: number;
  /** Where it clips on: on top of the aircraft, or hung below it. */
  side: 'above' | 'below';
};

export type Arrangement = {
  /** Of the whole drawing. @unit mm */
  width: number;
  height: number;
  plan: Place;
  items: Record<string, Place>;
  /** Height of the row below, where the names stand in one line. @unit mm */
  row: number;
  /** From the aircraft's middle to each item: the points of a line, "x,y x,y". */
  lines: Record<string, string>;
};

/** Parts of the plan's width or height, by eye: room between neighbours, for a name, for the lines, at the edge. */
const room = { gap: 0.05, cell: 0.13, name: 0.11, lines: 0.08, edge: 0.03 };
/** Plans are 232 by 208 units, of which ten at the upper and at the lower edge are empty. */
const planUnits = { width: 232, height: 208, empty: 10 };

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

/**
 * Lays what hangs below an aircraft in a row under its plan, and what sits on it in a row above, all to one scale.
 *
 * @param unit millimetres of one unit of the plan
 */
export function arrange(items: readonly Hanging[], unit: number): Arrangement {
  const [planWidth, planHeight] = [planUnits.width * unit, planUnits.height * unit];
  const gap = room.gap * planWidth;
  const edge = room.edge * planWidth;
  const name = room.name * planHeight;
  const empty = planUnits.empty * unit;
  const rows = (['above', 'below'] as const).map((side) => {
    const sided = items.filter((item) => item.side === side);
    // Its name needs room as well.
    const cells = sided.map(({ width }) => Math.max(width, room.cell * planWidth));
    return {
      sided,
      cells,
      width: sum(cells) + gap * Math.max(0, sided.length - 1),
      height: sided.length > 0 ? Math.max(...sided.map(({ height }) => height)) + name : 0,
    };
  });
  const [above, below] = rows;
  const width = Math.max(planWidth, ...rows.map((row) => row.width)) + 2 * edge;
  const middle = width / 2;
  const lines = room.lines * planHeight;
  const planTop = edge + (above?.height ?? 0);
  const plan = { x: middle - planWidth / 2, y: planTop - empty, width: planWidth, height: planHeight };
  const heart = plan.y + planHeight / 2;
  const belowTop = plan.y + planHeight - empty + lines;
  // Where nothing hangs, that is said in its place.
  const height = belowTop + Math.max(below?.height ?? 0, 2 * name) + edge;

  const row = Math.max(0, (below?.height ?? 0) - name);
  const arranged: Arrangement = { width, height, plan, items: {}, row, lines: {} };
  for (const { sided, cells, width: rowWidth } of rows) {
    let start = middle - rowWidth / 2;
    for (const [index, item] of sided.entries()) {
      const cell = cells[index] ?? 0;
      const x = start + cell / 2;
      const isBelow = item.side === 'below';
      const y = isBelow ? belowTop : planTop - item.height;
      arranged.items[item.key] = { x: x - item.width / 2, y, width: item.width, height: item.height };
      const bend = belowTop - lines / 2;
      arranged.lines[item.key] = (
        isBelow
          ? [
              [middle, heart],
              [middle, bend],
              [x, bend],
              [x, belowTop],
            ]
          : [
              [middle, heart],
              [x, planTop],
            ]
      )
        .map((point) => point.map(Math.round).join(','))
        .join(' ');
      start += cell + gap;
    }
  }
  return arranged;
}
