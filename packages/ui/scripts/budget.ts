/** Bytes after brotli. */
export type Size = { js: number; css: number };

export type Measured = {
  name: string;
  /** Its own modules and styles. */
  own: Size;
  /** With all its dependencies but React. */
  whole: Size;
  /** Whether radix-ui is among that. */
  hasRadix: boolean;
};

/** What `size-budget.json` holds. */
export type Budget = {
  /** Components that import radix-ui. */
  radix: readonly string[];
  /** Most that a component may weigh with all its dependencies but React, in kB after brotli. */
  components: Readonly<Record<string, Size>>;
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(3);

/** What does not keep to the budget: the figure, the budget and what to do. */
export function problems(measured: readonly Measured[], { radix, components }: Budget): string[] {
  const found = measured.flatMap(({ name, whole, hasRadix }) => {
    const budget = components[name];
    const radixProblem =
      hasRadix === radix.includes(name)
        ? []
        : hasRadix
          ? [`${name} imports radix-ui and is not meant to: take it out, or add ${name} to "radix".`]
          : [`${name} is meant to import radix-ui and does not: take it out of "radix".`];
    if (budget === undefined)
      return [`${name} has no budget: npm run size -- --write adds a line for it.`, ...radixProblem];
    const over = (['js', 'css'] as const).filter((kind) => whole[kind] > budget[kind] * 1000);
    return [
      ...over.map(
        (kind) =>
          `${name} weighs ${kilobytes(whole[kind])} kB of ${kind.toUpperCase()}, its budget is ${budget[kind]} kB: ` +
          'import less, or raise its line and say why in the commit.',
      ),
      ...radixProblem,
    ];
  });
  const names = new Set(measured.map(({ name }) => name));
  const gone = Object.keys(components).filter((name) => !names.has(name));
  return [
    ...found,
    ...gone.map((name) => `${name} has a budget and is gone: npm run size -- --write takes its line out.`),
  ].map((problem) => `packages/ui/size-budget.json: ${problem}`);
}

/** A twentieth more, to the next 0.1 kB: enough for another version of the bundler. */
const withHeadroom = (bytes: number) => Math.ceil((bytes * 1.05) / 100) / 10;

/**
 * The text of `size-budget.json` with a line for every component. What is there stays: a budget is raised,
 * and radix-ui allowed, by hand.
 */
export function withLinesFor(measured: readonly Measured[], { radix, components }: Budget): string {
  const lines = measured.map(({ name, whole }) => {
    const { js, css } = components[name] ?? { js: withHeadroom(whole.js), css: withHeadroom(whole.css) };
    return `    "${name}": { "js": ${js}, "css": ${css} }`;
  });
  const withRadix = measured
    .filter(({ name, hasRadix }) => (components[name] ? radix.includes(name) : hasRadix))
    .map(({ name }) => `"${name}"`);
  return `{\n  "radix": [${withRadix.join(', ')}],\n  "components": {\n${lines.join(',\n')}\n  }\n}\n`;
}
