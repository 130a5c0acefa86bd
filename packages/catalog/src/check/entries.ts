import * as v from 'valibot';
import { languages } from '../language.ts';
import { entrySchema, productTextSchema, specSchemas } from '../schema.ts';
import { specTraits } from '../spec-keys.ts';
import type { Catalog } from './catalog.ts';

/** What valibot found wrong, each with the path to it. */
function issues(where: string, schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => `${where}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Every entry has the shape of its type, its texts, and names nothing that is not there. */
export function entryFaults({ products, resources }: Catalog): string[] {
  const names = products
    .flatMap(({ code, synonyms }) => [code, ...synonyms])
    .map((name) => name.toLowerCase());
  const faults = duplicates(names).map((name) => `${name} names two products`);
  const brackets = products.filter(({ type }) => type === 'loadbracket').map(({ code }) => code);
  for (const product of products) {
    const { code, type, spec, published, bracket, child, aboard } = product;
    faults.push(...issues(code, entrySchema, product), ...issues(`${code}.spec`, specSchemas[type], spec));
    for (const key of published) {
      if (!(key in spec)) faults.push(`${code} publishes ${key}, which it does not have`);
    }
    if (aboard !== null && !product.aircraft.includes(aboard))
      faults.push(`${code} hangs from ${aboard} in its picture, which it is not made for`);
    if (bracket !== null && !brackets.includes(bracket))
      faults.push(`${code} needs ${bracket}, which is no bracket`);
    for (const language of languages) {
      const text = resources[language].products[code];
      if (text) faults.push(...issues(`${language} products.${code}`, productTextSchema, text));
      if (text && (text.pictures === undefined) !== (aboard === null))
        faults.push(`${code} has pictures without texts, or texts without pictures, in ${language}`);
      const features = text?.features?.length ?? 0;
      for (const number of child ?? []) {
        if (number > features) faults.push(`${code} shows feature ${number} of ${features} in ${language}`);
      }
    }
  }
  return faults;
}

const derivedKeys: readonly string[] = ['aircraft', 'cloud_api', 'cargo_max_kg', 'cargo_limit'];

/** Every type's data sheet has each of its specification keys exactly once. */
export function typeFaults({ products, types }: Catalog): string[] {
  const faults: string[] = [];
  for (const { type, groups, picture } of types) {
    const rows: readonly string[] = groups.flatMap((group) => group.rows);
    const stored = rows.filter((key) => !derivedKeys.includes(key));
    const schemaKeys = Object.keys(specSchemas[type].entries);
    for (const key of duplicates(rows)) faults.push(`${type} shows ${key} twice`);
    for (const key of schemaKeys) {
      if (!stored.includes(key)) faults.push(`${type} never shows ${key}`);
      if (!(key in specTraits)) faults.push(`${key} of ${type} has no unit`);
    }
    for (const key of stored)
      if (!schemaKeys.includes(key)) faults.push(`${type} shows ${key}, which it does not have`);
    const shown = products.find(({ code }) => code === picture);
    if (shown?.type !== type) faults.push(`${type} shows the picture of ${picture}, which is not one of it`);
  }
  return faults;
}
