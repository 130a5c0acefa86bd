import { formatFigure } from '../Figure/index.ts';

/** Characters that turn the direction of what follows: "evil\u202Egpj.exe" would read as a picture. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A file's name as it may be shown: without folders, and without what would make it read as another. */
export function displayName(name: string): string {
  const bare = name.replace(/^.*[\\/]/, '').replace(directions, '');
  return bare === '' ? '-' : bare;
}

/**
 * A name in two parts: the first may be cut off where there is no room, the last keeps the end of
 * the name, by which files of one camera differ, and its type.
 */
export function splitName(name: string): [start: string, end: string] {
  // By characters as they are read, so that none is torn.
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const tailLength = 10;
  const at = characters.length > 2 * tailLength ? characters.length - tailLength : characters.length;
  return [characters.slice(0, at).join(''), characters.slice(at).join('')];
}

/** "812 kB", "14.2 MB" */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return formatFigure(bytes, 'B');
  // What rounds to 1000 kB is 1.0 MB.
  if (bytes < 999_500) return formatFigure(Math.round(bytes / 1000), 'kB');
  return formatFigure(bytes / 1_000_000, 'MB', { digits: 1 });
}
