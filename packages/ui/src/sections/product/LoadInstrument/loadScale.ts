/** The scale that a load is moved along, in the unit that its figures are written in. */
export type LoadScale = {
  unit: 'g' | 'kg';
  /** Grams of one unit of the scale, and of one step. */
  grams: number;
  stepGrams: number;
  /** What lies between two ticks and between two labels, in the unit. */
  tick: number;
  labelled: number;
};

/** Small units are measured in grams, others in tenths of a kilogram. @param total rating of the unit in kilograms */
export function loadScale(total: number): LoadScale {
  if (total < 2) return { unit: 'g', grams: 1, stepGrams: 10, tick: 20, labelled: 100 };
  const isLarge = total > 12;
  return { unit: 'kg', grams: 1000, stepGrams: 100, tick: isLarge ? 1 : 0.5, labelled: isLarge ? 5 : 2 };
}

/** Grams in the unit of a scale, to tens of grams; whole grams do not lose a digit on the way. */
export const inUnit = (grams: number, { grams: ofUnit }: LoadScale) =>
  ofUnit === 1 ? Math.round(grams) : Math.round(grams / 10) / 100;
