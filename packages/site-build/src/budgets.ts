/** Bytes after brotli: of documents with the styles in them, by address, and of the chunks that they start with, by name. */
export interface Weights {
  readonly documents: Readonly<Record<string, number>>;
  readonly chunks: Readonly<Record<string, number>>;
}

/**
 * Bytes by which the same document differs from one build to the next: it names a dozen chunks by their hashes, and every new
 * hash compresses a little better or worse (40 B between builds that differ in one declaration of CSS).
 */
const hashNoise = 64;

const bytes = (value: number) => `${value.toLocaleString('en').replaceAll(',', ' ')} B`;

/**
 * What is heavier than it may be, and what has no budget yet, a sentence each: nothing where all is well.
 *
 * @param budgets what each may weigh (`apps/site/budgets.json`)
 * @param weights what each weighs in this build
 */
export function overBudget(budgets: Weights, weights: Weights): string[] {
  return (['documents', 'chunks'] as const).flatMap((kind) =>
    Object.entries(weights[kind]).flatMap(([name, weight]) => {
      const budget = budgets[kind][name];
      if (budget === undefined)
        return [`${name} weighs ${bytes(weight)} and has no budget among the ${kind}.`];
      return weight > budget + (kind === 'documents' ? hashNoise : 0)
        ? [`${name} weighs ${bytes(weight)}, ${bytes(weight - budget)} more than its budget.`]
        : [];
    }),
  );
}
