/** Numbers from 0 to below 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number from 0 to below `limit`. */
export function below(limit: number, random: () => number): number {
  return Math.floor(random() * limit);
}

export function randomBytes(length: number, random: () => number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, () => below(256, random));
}

/** One of a list. Throws RangeError where it is empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const [chosen] = list.slice(below(list.length, random));
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
  return chosen;
}
