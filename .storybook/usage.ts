/** What a component's docs page says beyond its description and props: `parameters.usage` of its stories. */
export type Usage = {
  /** When to use it, and what to use instead where it does not fit. Markdown. */
  when: string;
  /** Keys and what they do, in the order of a visitor's way through it. Left out where nothing takes the focus. */
  keyboard?: readonly (readonly [keys: string, act: string])[];
};

/** A component as Storybook's reader of sources leaves it. */
type Documented = { __docgenInfo?: { description?: string } };

const keyTable = (keyboard: NonNullable<Usage['keyboard']>) =>
  ['| Key | What it does |', '| --- | --- |', ...keyboard.map(([keys, act]) => `| ${keys} | ${act} |`)].join(
    '\n',
  );

/** Markdown of a docs page's head: the component's own description, when to use it, its keys. */
export function describe(
  component: Documented | undefined,
  { parameters }: { parameters: { usage?: Usage } },
): string {
  const { usage } = parameters;
  return [
    // oxlint-disable-next-line no-underscore-dangle -- the reader's own name
    component?.__docgenInfo?.description,
    usage && `### When to use\n\n${usage.when}`,
    usage?.keyboard && `### Keyboard\n\n${keyTable(usage.keyboard)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
