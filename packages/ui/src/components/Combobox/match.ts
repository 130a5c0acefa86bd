import type { ReactNode } from 'react';

export type ComboboxOption = {
  /** What the form sends. Without script it sends what is typed, so let it be the label where that can be. */
  value: string;
  /** The code, as it stands in the field once chosen. */
  label: string;
  /** What it is: "Searchlight". It is looked through as well. @default none */
  detail?: string | undefined;
  /** Its key figure. @default none */
  figure?: ReactNode;
};

export type ComboboxGroup = {
  /** Name of the group. */
  label: string;
  /** The options, in this order. */
  options: readonly ComboboxOption[];
};

/** Whether an option matches what is typed. */
export type ComboboxFilter = (option: ComboboxOption, typed: string) => boolean;

/** A code as people type it: without regard to case, full width, spaces and hyphens. */
export function loose(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}_]+/gu, '');
}

/** The default filter: what is typed is somewhere in the code, or in what the option is. */
export const matchesLoosely: ComboboxFilter = ({ label, detail = '' }, typed) => {
  const query = loose(typed);
  return loose(label).includes(query) || loose(detail).includes(query);
};

/** The groups that have an option which matches what is typed, with these options alone. */
export function narrow(
  groups: readonly ComboboxGroup[],
  typed: string,
  filter: ComboboxFilter,
): readonly ComboboxGroup[] {
  if (loose(typed) === '') return groups;
  return groups
    .map((group) => ({ ...group, options: group.options.filter((option) => filter(option, typed)) }))
    .filter(({ options }) => options.length > 0);
}

/** The option that is called as typed, whatever the writing. */
export function optionNamed(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const query = loose(typed);
  return options.find(({ label }) => loose(label) === query);
}

/** Index of the option most likely meant: called so, else beginning so, else the first; -1 without one. */
export function likeliest(options: readonly ComboboxOption[], typed: string): number {
  const query = loose(typed);
  if (query === '' || options.length === 0) return -1;
  const exact = options.findIndex(({ label }) => loose(label) === query);
  if (exact >= 0) return exact;
  return Math.max(
    0,
    options.findIndex(({ label }) => loose(label).startsWith(query)),
  );
}
