/**
 * Edits between two words, where two neighbours that changed places are one; what is more than `most` is told as
 * `most + 1`.
 */
export function editsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(above[to.length] ?? most + 1, most + 1);
}

/** How many edits a misspelt word may be away: a short word or a code is soon another one. */
export function editsAllowed(word: string): number {
  if (/\d/.test(word)) return word.length >= 3 ? 1 : 0;
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The candidates nearest to a word, the nearest first, of equal ones that which begins
 * alike, then that which is as long, then the first.
 *
 * @param most how many edits one may be away
 */
export function nearest(word: string, candidates: Iterable<string>, most: number): string[] {
  if (most === 0) return [];
  const found: { candidate: string; edits: number }[] = [];
  for (const candidate of candidates) {
    const edits = editsBetween(word, candidate, most);
    if (edits > most) continue;
    const isUnlike = Number(candidate[0] !== word[0]) + Number(candidate.length !== word.length) / 2;
    found.push({ candidate, edits: edits + isUnlike / 2 });
  }
  return found.toSorted((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
}
