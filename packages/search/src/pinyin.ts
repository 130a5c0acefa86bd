/** Readings of characters, from `hang行 xing行型`. */
function readingsOf(pinyin: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const [, syllable = '', characters = ''] of pinyin.matchAll(/([a-z]+)(\p{Script=Han}+)/gu))
    for (const character of characters)
      readings.set(character, [...(readings.get(character) ?? []), syllable]);
  return readings;
}

/**
 * Names by how they are typed in Latin letters: whole (`hanhuaqi`) and, from three characters on, by the first letters
 * (`hhq`). Of several names with one reading, the first.
 *
 * @param pinyin syllables with the characters that are read so: `hang行 xing行型`
 */
export function namesByPinyin(names: Iterable<string>, pinyin: string): ReadonlyMap<string, string> {
  const readings = readingsOf(pinyin);
  const found = new Map<string, string>();
  const add = (typed: string, name: string) => {
    if (!found.has(typed)) found.set(typed, name);
  };
  for (const name of names) {
    let typed: { whole: string; initials: string }[] = [{ whole: '', initials: '' }];
    for (const character of name)
      typed = typed.flatMap(({ whole, initials }) =>
        (readings.get(character) ?? []).map((one) => ({
          whole: whole + one,
          initials: initials + one.slice(0, 1),
        })),
      );
    for (const { whole, initials } of typed) {
      if (name.length > 1) add(whole, name);
      if (name.length > 2) add(initials, name);
    }
  }
  return found;
}
