/** What a new thing of the house consists of; nothing is written before all of it is known to fit. */
export interface Plan {
  /** New files: path from the root, and text. */
  files: Readonly<Record<string, string>>;
  /** Lines put into files that are there: in front of the one line that `before` matches. */
  lines: readonly { path: string; before: RegExp; text: string }[];
  /** What is left to do, a line each. */
  next: readonly string[];
}

/** The plan cannot be carried out. The message says why, and what to do. */
export class PlanError extends Error {}

/**
 * The texts that a plan leaves, by their paths. `read` gives the text of a file, undefined where there is none.
 * Errors: `PlanError` where a new file is there already, or a line has not exactly one place.
 */
export function applied(plan: Plan, read: (path: string) => string | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(plan.files)) {
    if (read(path) !== undefined) throw new PlanError(`${path} is there already: choose another name.`);
    texts.set(path, text);
  }
  for (const { path, before, text } of plan.lines) {
    const lines = (texts.get(path) ?? read(path) ?? '').split('\n');
    const places = lines.flatMap((line, index) => (before.test(line) ? [index] : []));
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new PlanError(`${path} has ${places.length} lines like ${before}: put this in by hand:\n${text}`);
    texts.set(path, lines.toSpliced(place, 0, text).join('\n'));
  }
  return texts;
}
