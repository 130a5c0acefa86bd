/**
 * Radius on level ground of what reaches a distance on every side, in metres; 0 where it does not come down.
 * @param reach in metres, along the line of sight @param height above the ground in metres
 */
export const groundRadius = (reach: number, height: number) =>
  Math.sqrt(Math.max(0, reach ** 2 - height ** 2));

/** Half of the ground that is drawn and what lies between two of its labels, one of which is in the middle; in metres. */
export function groundAxis(reach: number): { half: number; labelled: number } {
  const labelled = reach > 200 ? 250 : 100;
  return { half: Math.ceil(reach / labelled) * labelled, labelled };
}
