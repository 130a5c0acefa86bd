/** What vanilla-extract tells of a name: `hash` differs for each within a file, and is the same in every run. */
interface NamedStyle {
  hash: string;
  /** From the root of the build. */
  filePath: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const width = 36;

/**
 * Names for classes and custom properties: two signs for the file, by its place in the list, then a count within it. Every
 * document has its styles within it, and the hashes that vanilla-extract takes else are what does not compress in them.
 *
 * @param files each `.css.ts` of the build by its path from the root of the build, in any order
 * @returns for `identifiers` of vanilla-extract's plugin; throws for a file that is not in the list
 */
export function shortIdentifiers(files: readonly string[]): (style: NamedStyle) => string {
  if (files.length > letters.length * width)
    throw new Error(`${files.length} style files are too many for two signs.`);
  const places = new Map(files.toSorted().map((file, place) => [file, place]));
  const namesOf = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) throw new Error(`${filePath} is not in the list of style files.`);
    const names = namesOf.get(filePath) ?? new Map<string, string>();
    namesOf.set(filePath, names);
    // A file names its styles in the same order each time it is evaluated.
    const name =
      names.get(hash) ??
      `${letters[Math.floor(place / width)]}${(place % width).toString(width)}${names.size.toString(width)}`;
    names.set(hash, name);
    return name;
  };
}
