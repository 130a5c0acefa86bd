/** Ticks between two labels of the ruler. */
export const ticksPerStep = 20;

const mostSteps = 5;

/**
 * A scale from zero whose end and steps are round numbers.
 * @param greatest the greatest value that must fit, above zero
 * @returns the end of the scale and the distance of its labels; at most five steps
 */
export function rulerAxis(greatest: number): { max: number; step: number } {
  if (!(greatest > 0)) return { max: 1, step: 1 };
  for (let power = Math.floor(Math.log10(greatest / mostSteps)); ; power += 1) {
    for (const factor of [1, 2, 2.5, 5]) {
      const step = Number((factor * 10 ** power).toPrecision(2));
      const steps = Math.ceil(Number((greatest / step).toPrecision(9)));
      if (steps <= mostSteps) return { max: Number((steps * step).toPrecision(9)), step };
    }
  }
}
