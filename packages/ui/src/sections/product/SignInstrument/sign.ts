/** Millimetres from the eye to a screen that is held at arm's length. */
export const armLength = 600;

/** Least height of a letter that an eye of full acuity tells apart, in minutes of arc (ISO 8596). */
export const leastLetter = 5;

/** Length on a screen at arm's length that covers a length at a distance. @param length in millimetres @param distance in metres */
export const apparent = (length: number, distance: number) => (length * armLength) / (distance * 1000);

/** Angle under which a height is seen, in minutes of arc. @param height in millimetres @param distance in metres */
export const minutesOf = (height: number, distance: number) =>
  (Math.atan(height / (distance * 1000)) * 180 * 60) / Math.PI;

/** The axis of a sign: its end, behind where it is read, and what lies between two labels, in metres. */
export function signAxis(readable: number): { end: number; labelled: number } {
  const labelled = readable > 100 ? 50 : 20;
  return { end: Math.ceil((readable * 1.15) / labelled) * labelled, labelled };
}

/** Size of letters that fill a panel, in its pixels: Latin capitals are as tall as 0.7 of it and 0.76 wide, Han as tall and wide as it. */
export function letterSize(text: string, { width, height }: { width: number; height: number }): number {
  const isHan = /\p{Script=Han}/u.test(text);
  const across = width / (Array.from(text).length * (isHan ? 1 : 0.76));
  return 0.94 * Math.min(isHan ? height : height / 0.7, across);
}
