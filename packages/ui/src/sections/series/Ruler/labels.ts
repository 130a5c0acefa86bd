type RulerStem<Item> = {
  /** Place on the scale, 0 to 1. */
  at: number;
  /** Items of exactly this value; their codes stand on top of each other. */
  items: Item[];
};

type RulerPlacement = {
  /** Height of the stem in rows above the lowest; the first code stands at its top. */
  level: number;
  /** Side of the stem that the codes stand on. */
  side: 'start' | 'end';
};

/** Items of one value share a stem. Stems come in the order of the scale. */
export function rulerStems<Item extends { value: number }>(
  items: readonly Item[],
  max: number,
): RulerStem<Item>[] {
  const byValue = new Map<number, Item[]>();
  for (const item of items) byValue.set(item.value, [...(byValue.get(item.value) ?? []), item]);
  return [...byValue]
    .map(([value, own]) => ({ at: Math.min(1, Math.max(0, value / max)), items: own }))
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Where the codes stand so that no two touch and no stem runs through one.
 *
 * A code stands behind its stem, at its top. It may pass above a shorter neighbour, so stems that are
 * close together rise like stairs towards the start. Where there is no room before the end of the
 * scale the code stands before its stem, and those stairs rise towards the end.
 * @param stems in the order of the scale: place (0 to 1), and the room each needs as a part of the scale and in rows
 * @param end how far a code may reach, where 1 is the end of the scale
 */
export function placeLabels(
  stems: readonly { at: number; width: number; rows: number }[],
  end = 1,
): RulerPlacement[] {
  const placed: RulerPlacement[] = stems.map(({ rows }) => ({ level: rows - 1, side: 'end' }));

  // From the end: a code that would leave the scale, or be cut by a stem turned round, turns round too.
  let firstTurned = stems.length;
  for (let index = stems.length - 1; index >= 0; index -= 1) {
    const { at, width } = stems[index]!;
    const limit = stems[firstTurned]?.at ?? end;
    if (at + width <= limit) break;
    placed[index]!.side = 'start';
    firstTurned = index;
  }

  for (let index = firstTurned - 1; index >= 0; index -= 1) {
    const { at, width, rows } = stems[index]!;
    const crossed = stems.flatMap((stem, other) =>
      other > index && other < firstTurned && stem.at < at + width ? [placed[other]!.level] : [],
    );
    placed[index]!.level = Math.max(-1, ...crossed) + rows;
  }

  for (let index = firstTurned; index < stems.length; index += 1) {
    const { at, width, rows } = stems[index]!;
    const crossed = stems.flatMap((stem, other) => {
      if (other >= index) return [];
      const reach = other < firstTurned ? stem.at + stem.width : stem.at;
      return reach > at - width ? [placed[other]!.level] : [];
    });
    placed[index]!.level = Math.max(-1, ...crossed) + rows;
  }
  return placed;
}
