import type { Field } from './source.ts';

/** A JSON schema of draft 7, as far as messages need it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The schema of an object, by its parts. */
export interface ObjectSchema extends JsonSchema {
  readonly properties: { readonly [name: string]: JsonSchema };
  readonly required: readonly string[];
}

const forms: Readonly<Partial<Record<string, JsonSchema>>> = {
  md5: { pattern: '^[0-9a-f]{32}$' },
  uuid: { format: 'uuid' },
  https: { format: 'uri', pattern: '^https://' },
  short: { maxLength: 255 },
  line: { pattern: '^[^\\n]*$' },
  milliseconds: { minimum: 0 },
  seconds: { minimum: 0 },
  bytes: { minimum: 0 },
  code: { minimum: 0 },
};

function leafOf({ type, range }: Field): JsonSchema {
  if (type === 'object') return { type: 'object' };
  const base = { type: type === 'int' ? 'integer' : 'string' };
  if ('from' in range) return { ...base, minimum: range.from, maximum: range.to };
  if ('values' in range) return { ...base, enum: range.values };
  return { ...base, ...forms[range.form] };
}

interface Branch {
  readonly children: Map<string, { node: Branch | Field; isList: boolean }>;
}

const isBranch = (node: Branch | Field): node is Branch => 'children' in node;

/**
 * The schema of an object with these fields. A path as `values[].index` makes lists of objects, one as `tts.md5` an object
 * within it. An object within is needed where one of its fields is.
 *
 * @param describe words for a field, by its path; none leaves it without
 */
export function schemaOf(
  fields: readonly Field[],
  describe: (name: string) => string | undefined = () => undefined,
): ObjectSchema {
  const root: Branch = { children: new Map() };
  for (const field of fields) {
    const parts = field.name.split('.');
    let branch = root;
    parts.forEach((part, index) => {
      const isList = part.endsWith('[]');
      const name = part.replace('[]', '');
      if (index === parts.length - 1) {
        branch.children.set(name, { node: field, isList });
        return;
      }
      const known = branch.children.get(name)?.node;
      const next: Branch = known && isBranch(known) ? known : { children: new Map() };
      branch.children.set(name, { node: next, isList });
      branch = next;
    });
  }
  return objectOf(root, describe);
}

function objectOf(branch: Branch, describe: (name: string) => string | undefined): ObjectSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, { node, isList }] of branch.children) {
    if (isNeeded(node)) required.push(name);
    const description = isBranch(node) ? undefined : describe(node.name);
    const own = isBranch(node) ? objectOf(node, describe) : leafOf(node);
    const schema = description === undefined ? own : { ...own, description };
    properties[name] = isList ? { type: 'array', items: schema } : schema;
  }
  return { type: 'object', properties, required };
}

const isNeeded = (node: Branch | Field): boolean =>
  isBranch(node) ? [...node.children.values()].some(({ node: inner }) => isNeeded(inner)) : !node.isOptional;
