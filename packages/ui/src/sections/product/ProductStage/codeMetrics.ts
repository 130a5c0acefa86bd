/**
 * Advance widths of Archivo at weight 800 and width 125, in thousandths of an em, as the font file in
 * `assets` has them. The codes of all families use these letters.
 */
const advances: Record<string, number> = {
  0: 786,
  1: 703,
  2: 783,
  3: 789,
  4: 781,
  5: 789,
  6: 791,
  7: 725,
  8: 803,
  9: 791,
  A: 933,
  B: 914,
  C: 942,
  D: 933,
  E: 863,
  F: 799,
  G: 1012,
  H: 989,
  I: 372,
  J: 735,
  K: 951,
  L: 754,
  M: 1148,
  N: 988,
  O: 1013,
  P: 861,
  Q: 1013,
  R: 932,
  S: 868,
  T: 848,
  U: 968,
  V: 904,
  W: 1213,
  X: 940,
  Y: 918,
  Z: 858,
  a: 776,
  b: 765,
  c: 770,
  d: 765,
  e: 781,
  f: 482,
  g: 767,
  h: 755,
  i: 314,
  j: 313,
  k: 733,
  l: 314,
  m: 1167,
  n: 755,
  o: 780,
  p: 765,
  q: 765,
  r: 480,
  s: 710,
  t: 502,
  u: 755,
  v: 706,
  w: 1078,
  x: 764,
  y: 706,
  z: 661,
};

/** Widest letter: the room kept for one that is not in the table. */
const unknown = 1213;

/** Tracking of the code at its largest size, in em. */
export const codeTracking = -0.035;

/** Air before the first letter in em: before an upright stem, a round, and a bar or a slant. */
const bearings = { stem: 0.078, round: 0.047, open: 0.016 } as const;

/** Width of a code in em, as the stage sets it. */
export function codeWidth(code: string): number {
  const thousandths = Array.from(code, (letter) => advances[letter] ?? unknown).reduce(
    (sum, one) => sum + one,
    0,
  );
  return thousandths / 1000 + codeTracking * code.length;
}

/** Air before the first letter in em: the code is moved back by it, so that its stem stands on the margin. */
export function codeBearing(code: string): number {
  if (/^[BDEFHIKLMNPRU]/.test(code)) return bearings.stem;
  return /^[CGOQS]/.test(code) ? bearings.round : bearings.open;
}

/** Whether a code has too many letters to stand beside the device at a size that is worth it. */
export function isLongCode(code: string): boolean {
  return code.length > 5;
}
