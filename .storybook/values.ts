import { isValidElement } from 'react';
import type { ComponentDocs, PropDocs } from '../packages/ui/scripts/component-docs.ts';
import { isObject } from './story-elements.ts';

/** What of a value can be written as JSON. In a list, null stands for what cannot. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each) ?? null);
  if (isValidElement(value)) return undefined;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, each]) => [name, plain(each)] as const);
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  }
  return typeof value === 'object' || typeof value === 'function' ? undefined : value;
}

/** A value that was edited as JSON, with the functions and elements that JSON cannot hold. */
export function revived(edited: unknown, real: unknown): unknown {
  if (Array.isArray(edited) && Array.isArray(real))
    return edited.map((each: unknown, index) => (each === null ? real[index] : revived(each, real[index])));
  if (!isObject(edited) || !isObject(real)) return edited;
  const kept = Object.entries(real).filter(
    ([name, each]) => !(name in edited) && each !== undefined && plain(each) === undefined,
  );
  const entries = Object.entries(edited).map(([name, each]) => [name, revived(each, real[name])]);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(entries) };
}

function sampleValue(prop: PropDocs, tables: ComponentDocs['tables']): unknown {
  switch (prop.control.kind) {
    case 'text':
      return prop.name;
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'choice':
      return prop.control.options[0];
    case 'function':
      return () => prop.name;
    case 'list':
      return [];
    case 'object':
      return sampleOf(prop, tables);
    default:
      return undefined;
  }
}

/** What an object's type requires, each member by its name. */
export function sampleOf({ table }: PropDocs, tables: ComponentDocs['tables']): Record<string, unknown> {
  const rows = (table ? tables[table] : undefined) ?? [];
  return Object.fromEntries(
    rows.filter(({ required }) => required).map((row) => [row.name, sampleValue(row, tables)]),
  );
}
