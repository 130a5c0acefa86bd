/** A text cut so that each of some codes stands alone, with where each part begins. A code within a word is none. */
export function textParts(text: string, codes: readonly string[]): { at: number; part: string }[] {
  if (codes.length === 0) return [{ at: 0, part: text }];
  const cuts = text.split(new RegExp(`(?<![A-Za-z0-9])(${codes.join('|')})(?![A-Za-z0-9])`));
  let at = 0;
  return cuts.flatMap((part) => {
    const here = at;
    at += part.length;
    return part === '' ? [] : [{ at: here, part }];
  });
}
