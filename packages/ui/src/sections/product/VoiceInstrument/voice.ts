export type VoiceVerdict = 'understood' | 'heard' | 'lost';

/** What becomes of an order at a distance. */
export function verdictOf(isUnderstood: boolean, isHeard: boolean): VoiceVerdict {
  return isUnderstood ? 'understood' : isHeard ? 'heard' : 'lost';
}

/** The farthest whole metre, up to `end`, at which something still is; 0 where it is nowhere. */
export function limitOf(isSo: (metres: number) => boolean, end: number): number {
  let metres = 0;
  while (metres < end && isSo(metres + 1)) metres += 1;
  return metres;
}

/** End of the axis in metres, a quarter beyond the reach, and what lies between two of its labels. */
export function axisOf(reach: number): { end: number; labelled: number } {
  const end = Math.ceil((reach * 1.25) / 100) * 100;
  return { end, labelled: end <= 400 ? 100 : end <= 700 ? 200 : 500 };
}
