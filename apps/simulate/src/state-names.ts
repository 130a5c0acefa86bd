import { firmwareUpgradeMachine } from '@payload/flows/firmware-upgrade';

/** States whose inner ones are known by their own name. */
const unsaid = new Set(['connected', 'writing']);

/** What a tester calls a state: `ready`, `failed.transfer`. */
export function stateOf(value: unknown): string {
  return pathOf(value)
    .filter((key, index, { length }) => index === length - 1 || !unsaid.has(key))
    .join('.');
}

/** Whether a name means this state: the whole of it, or the outer or inner part (`failed`, `transfer`). */
export function isNamed(state: string, name: string): boolean {
  return `.${state}.`.includes(`.${name}.`);
}

/** Every name that means a state. */
export const stateNames: readonly string[] = [...new Set(namesIn(firmwareUpgradeMachine.root, null))];

interface StateTree {
  readonly key: string;
  readonly states: Readonly<Record<string, StateTree>>;
}

function namesIn({ states }: StateTree, outer: string | null): string[] {
  return Object.values(states).flatMap((state) => {
    const { key } = state;
    const inner = namesIn(state, key);
    if (outer !== null && !unsaid.has(outer)) return [`${outer}.${key}`];
    return unsaid.has(key) ? inner : [key, ...inner];
  });
}

function pathOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...pathOf(inner)]);
}
