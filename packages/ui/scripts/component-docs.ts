import type { ESTree } from 'vite';
import { textOf, valueText } from './api-text.ts';
import type { Declared, Sources } from './sources.ts';
import {
  aliased,
  commentAbove,
  followed,
  kindsOf,
  literalsOf,
  type Member,
  membersOf,
  type Written,
} from './type-members.ts';

/** How a value of a type is entered. */
export type Control =
  | { kind: 'boolean' | 'number' | 'text' | 'object' | 'list' | 'none' }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'function'; parameters: string[] };

export type PropDocs = {
  name: string;
  /** As it is written, without the `undefined` of an optional one; words to choose from are spelled out. */
  type: string;
  required: boolean;
  description: string;
  /** As it is written in the code or, where that says little, in the comment. */
  defaultValue?: string | undefined;
  unit?: string | undefined;
  control: Control;
  /** The table that tells the members of its objects. */
  table?: string | undefined;
};

export type ComponentDocs = {
  name: string;
  /** What it is imported from. */
  specifier: string;
  /** The module that declares it, below `src`. */
  path: string;
  description: string;
  /** The HTML element that takes all attributes besides. */
  element?: string | undefined;
  props: PropDocs[];
  /** Tables of the objects that its props consist of, by the name of their type. */
  tables: Record<string, PropDocs[]>;
};

type FunctionDeclared = Extract<Declared, { kind: 'function' }>;

const isNothing = ({ node }: Written) => node.type === 'TSUndefinedKeyword' || node.type === 'TSNullKeyword';
const isUndefined = ({ node }: Written) => node.type === 'TSUndefinedKeyword';

const nameOf = ({ node }: Written) =>
  node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' ? node.typeName.name : '';

/** The parts of a type as its author wrote them, not those of what its names stand for. */
function partsOf({ module, node }: Written): Written[] {
  if (node.type === 'TSUnionType') return node.types.flatMap((each) => partsOf({ module, node: each }));
  return [{ module, node }];
}

/** What a list or a record is of; anything else is of itself. */
function elementOf(sources: Sources, written: Written): Written {
  const { module, node } = followed(sources, written);
  if (node.type === 'TSTypeOperator' && node.operator === 'readonly')
    return elementOf(sources, { module, node: node.typeAnnotation });
  const [first, second] = node.type === 'TSTypeReference' ? (node.typeArguments?.params ?? []) : [];
  if (first && nameOf({ module, node }) === 'Readonly') return elementOf(sources, { module, node: first });
  if (second && nameOf({ module, node }) === 'Record') return { module, node: second };
  if (node.type === 'TSArrayType') return { module, node: node.elementType };
  const [head] = node.type === 'TSTupleType' ? node.elementTypes : [];
  return head &&
    head.type !== 'TSRestType' &&
    head.type !== 'TSOptionalType' &&
    head.type !== 'TSNamedTupleMember'
    ? { module, node: head }
    : written;
}

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));

function typeText(sources: Sources, types: readonly Written[]): string {
  const parts = types.flatMap(partsOf).filter((part) => !isUndefined(part));
  const texts = parts.map((part) => {
    const words = literalsOf(sources, part);
    return words ? words.map(quoted).join(' | ') : textOf(part.module, part.node);
  });
  // `false | true` tells two kinds of a component apart.
  const told = [...new Set(texts)].join(' | ');
  return told.replace(/^(false \| true|true \| false)$/, 'boolean');
}

function parametersOf({ node }: Written): string[] {
  if (node.type !== 'TSFunctionType') return [];
  return node.params.map((parameter, index) =>
    parameter.type === 'Identifier' ? parameter.name : `value${index + 1}`,
  );
}

const isList = (kind: Written) =>
  /^TS(ArrayType|TupleType|TypeOperator)$/.test(kind.node.type) || nameOf(kind) === 'ReadonlyArray';

const isBoolean = ({ node }: Written) =>
  node.type === 'TSBooleanKeyword' ||
  (node.type === 'TSLiteralType' &&
    node.literal.type === 'Literal' &&
    typeof node.literal.value === 'boolean');

function controlOf(sources: Sources, types: readonly Written[]): Control {
  const kinds = types.flatMap((type) => kindsOf(sources, type)).filter((kind) => !isNothing(kind));
  const words = kinds.map((kind) => literalsOf(sources, kind));
  if (kinds.length > 0 && words.every((each) => each !== undefined))
    return { kind: 'choice', options: [...new Set(words.flat())] };
  const has = (type: ESTree.TSType['type']) => kinds.some(({ node }) => node.type === type);
  const called = kinds.find(({ node }) => node.type === 'TSFunctionType');
  if (called) return { kind: 'function', parameters: parametersOf(called) };
  if (kinds.some(isBoolean)) return { kind: 'boolean' };
  if (has('TSStringKeyword') || kinds.some((kind) => nameOf(kind) === 'ReactNode')) return { kind: 'text' };
  if (has('TSNumberKeyword')) return { kind: 'number' };
  if (kinds.some(isList)) return { kind: 'list' };
  const isObject = kinds.some(
    (kind) =>
      /^TS(TypeLiteral|IntersectionType|MappedType)$/.test(kind.node.type) ||
      /^(Omit|Partial|Pick|Readonly|Record)$/.test(nameOf(kind)),
  );
  return { kind: isObject ? 'object' : 'none' };
}

/** A comment's words, and what its tags say. */
function toldBy(comment: string): Pick<PropDocs, 'description' | 'defaultValue' | 'unit'> {
  const [, defaultValue] = /@default ([^\n]+?)(?= @|\n|$)/.exec(comment) ?? [];
  const [, unit] = /@unit ([^\n@]+)/.exec(comment) ?? [];
  const description = comment
    .replaceAll(/@(default|unit) [^\n]+?(?= @|\n|$)/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  return { description, defaultValue: defaultValue?.trim(), unit: unit?.trim() };
}

/** Documents the members of types, and collects the tables of what these consist of. */
class Reader {
  readonly tables: Record<string, PropDocs[]> = {};
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Documents a prop of `owner`. */
  prop(owner: string, { name, required, types, comment }: Member): PropDocs {
    const control = controlOf(this.#sources, types);
    return {
      name,
      type: typeText(this.#sources, types),
      required,
      ...toldBy(comment),
      control,
      table:
        control.kind === 'object' || control.kind === 'list'
          ? this.#table(`${owner}['${name}']`, types)
          : undefined,
    };
  }

  /** The name of the table of what a type is made of. One without a name goes by its place. */
  #table(place: string, types: readonly Written[]): string | undefined {
    for (const part of types.flatMap(partsOf).filter((each) => !isNothing(each))) {
      const element = elementOf(this.#sources, part);
      const { members } = membersOf(this.#sources, element);
      if (members.size === 0) continue;
      const name = aliased(this.#sources, element)?.name ?? place;
      // A type may consist of itself.
      if (!this.tables[name]) {
        const rows: PropDocs[] = [];
        this.tables[name] = rows;
        for (const member of members.values()) rows.push(this.prop(name, member));
      }
      return name;
    }
    return undefined;
  }
}

/** Defaults of a component's destructured props. */
function codeDefaults(sources: Sources, { module, node }: FunctionDeclared): Map<string, string> {
  const [parameter] = node.params;
  if (parameter?.type !== 'ObjectPattern') return new Map();
  return new Map(
    parameter.properties.flatMap((property): [string, string][] =>
      property.type === 'Property' && property.value.type === 'AssignmentPattern'
        ? [[textOf(module, property.key), valueText(sources, module, property.value.right)]]
        : [],
    ),
  );
}

const withoutContent = new Set(['input', 'img', 'textarea', 'select', 'hr']);

const children: PropDocs = {
  name: 'children',
  type: 'ReactNode',
  required: false,
  description: 'What it holds.',
  control: { kind: 'text' },
};

function describe(sources: Sources, name: string, specifier: string, declared: FunctionDeclared) {
  const { module, node } = declared;
  const annotation = node.params[0] && 'typeAnnotation' in node.params[0] && node.params[0].typeAnnotation;
  const reader = new Reader(sources);
  const defaults = codeDefaults(sources, declared);
  const docs: ComponentDocs = {
    name,
    specifier,
    path: module.path,
    // The comment stands above the word `export`.
    description: commentAbove(module, {
      start: module.text.lastIndexOf('export', node.start),
      end: node.end,
    }),
    props: [],
    tables: reader.tables,
  };
  if (!annotation) return docs;
  const written = { module, node: annotation.typeAnnotation };
  const { members, element, omitted } = membersOf(sources, written);
  docs.element = element;
  docs.props = [...members.values()]
    // `href?: undefined` only tells two kinds of a component apart.
    .filter(({ types }) => !types.every(isUndefined))
    .map((member) => {
      const prop = reader.prop(aliased(sources, written)?.name ?? `${name}Props`, member);
      return { ...prop, defaultValue: prop.defaultValue ?? defaults.get(member.name) };
    });
  const holdsAny = element && !withoutContent.has(element) && !omitted.has('children');
  if (holdsAny && !members.has('children')) docs.props.push(children);
  docs.props.sort((one, other) => Number(other.required) - Number(one.required));
  return docs;
}

/** Every component that can be imported, with its props as `api.md` tells them. */
export function componentDocs(sources: Sources): ComponentDocs[] {
  return [...sources.entryPoints].flatMap(([subpath, path]) =>
    [...sources.module(path).exported.keys()].flatMap((name) => {
      const declared = /^[A-Z]/.test(name) ? sources.resolve(path, name) : undefined;
      if (declared?.kind !== 'function') return [];
      return [describe(sources, name, `@payload/ui/${subpath}`, declared)];
    }),
  );
}
