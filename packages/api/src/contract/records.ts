/** A record of these keys. */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets its keys.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Of an object the values under these keys, and no others. */
export function pick<Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above; each key has the type of its own.
  return recordOf(keys, (key) => whole[key]) as Pick<Whole, Key>;
}
