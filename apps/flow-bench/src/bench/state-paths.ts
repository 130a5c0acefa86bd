import type { StateValue } from 'xstate';

/** A state's value as paths, one a region: `panel.open.form.editing`. */
export function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : pathsOf(inner).map((path) => `${key}.${path}`),
  );
}
