/** Millimetres between two marks that have a figure. */
const steps = [5, 10, 20, 50, 100, 200, 500, 1000];

/** A length of so many figures can be read; more would stand one over the other. */
const mostFigures = 5;
const ticksPerFigure = 5;

export type Marks = {
  /** Millimetres of the marks that have a figure, from 0. */
  figures: readonly number[];
  /** Of the small ones between them. */
  ticks: readonly number[];
};

/**
 * Marks for a length in millimetres, in steps that people count in. The last one lies within it. Lengths of one thing have the
 * same steps: those of its longest.
 */
export function marksAlong(length: number, longest = length): Marks {
  const step = steps.find((each) => longest / each < mostFigures) ?? Math.ceil(longest / mostFigures);
  const upTo = (distance: number) =>
    Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);
  const figures = upTo(step);
  return { figures, ticks: upTo(step / ticksPerFigure).filter((each) => !figures.includes(each)) };
}
