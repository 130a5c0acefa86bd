/** The one of these words that a misspelt one was most likely meant to be, or null where none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  const plain = plainOf(word);
  let best: { word: string; distance: number } | null = null;
  for (const candidate of words) {
    const distance = distanceOf(plain, plainOf(candidate));
    if (best === null || distance < best.distance) best = { word: candidate, distance };
  }
  return best !== null && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.word : null;
}

/** What is allowed instead of a word that is not, with a guess at what was meant. */
export function instead(word: string, words: readonly string[]): string {
  const guess = nearest(word, words);
  return `${guess === null ? '' : `Did you mean "${guess}"? `}Allowed: ${words.join(', ')}.`;
}

/** Small and large letters, and how words are joined, are no mistakes to count. */
function plainOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9%]/g, '');
}

/** How many letters have to be put in, left out, changed or swapped with the next one. */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
