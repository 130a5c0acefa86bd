import type { ESTree } from 'vite';
import type { Module, Sources } from './sources.ts';

/** A type where it is written. */
export type Written = { module: Module; node: ESTree.TSType };

/** A property as the members of an object type say it, or several of a union or an intersection together. */
export type Member = {
  name: string;
  required: boolean;
  /** One type, or those of the kinds of a union. */
  types: readonly Written[];
  /** What the comment above it says. */
  comment: string;
};

export type Members = {
  members: ReadonlyMap<string, Member>;
  /** The HTML element whose attributes it takes besides. */
  element?: string | undefined;
  /** Attributes of that element which it does not take. */
  omitted: ReadonlySet<string>;
};

const none: Members = { members: new Map(), omitted: new Set() };

const typeArguments = ({ typeArguments: given }: ESTree.TSTypeReference) => given?.params ?? [];

/** The type that a name of ours stands for; nothing where it comes from a package. */
export function aliased(
  sources: Sources,
  { module, node }: Written,
): (Written & { name: string }) | undefined {
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  const { name } = node.typeName;
  const declared = sources.resolve(module.path, name);
  if (declared?.kind !== 'type' || declared.node.type !== 'TSTypeAliasDeclaration') return undefined;
  return { module: declared.module, node: declared.node.typeAnnotation, name };
}

/** A type without parentheses, names and `Type['member']` around it. */
export function followed(sources: Sources, written: Written): Written {
  const { module, node } = written;
  if (node.type === 'TSParenthesizedType') return followed(sources, { module, node: node.typeAnnotation });
  if (node.type === 'TSIndexedAccessType' && node.indexType.type === 'TSLiteralType') {
    const [name] = literalsOf(sources, { module, node: node.indexType }) ?? [];
    const member = membersOf(sources, { module, node: node.objectType }).members.get(String(name));
    const [type] = member?.types ?? [];
    return type ? followed(sources, type) : written;
  }
  const alias = aliased(sources, written);
  return alias ? followed(sources, alias) : written;
}

/** The kinds of a union, also of one inside another; a single type is its own only kind. */
export function kindsOf(sources: Sources, written: Written): Written[] {
  const { module, node } = followed(sources, written);
  if (node.type !== 'TSUnionType') return [{ module, node }];
  return node.types.flatMap((each) => kindsOf(sources, { module, node: each }));
}

/** The words and numbers that a type consists of; nothing where it has anything else. */
export function literalsOf(sources: Sources, written: Written): (string | number)[] | undefined {
  const values = kindsOf(sources, written).map(({ module, node }) => {
    if (node.type === 'TSTypeOperator' && node.operator === 'keyof')
      return [...membersOf(sources, { module, node: node.typeAnnotation }).members.keys()];
    if (node.type !== 'TSLiteralType' || node.literal.type !== 'Literal') return undefined;
    const { value } = node.literal;
    return typeof value === 'string' || typeof value === 'number' ? [value] : undefined;
  });
  return values.every((value) => value !== undefined) ? values.flat() : undefined;
}

/** What the comment right above a member says, without its stars. */
export function commentAbove({ comments, text }: Module, { start }: ESTree.Span): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, start).trim() !== '') return '';
  return comment.value.replaceAll(/^\s*\*+ ?/gm, '').trim();
}

function ofLiteral(module: Module, { members }: ESTree.TSTypeLiteral): Members {
  const found = members.flatMap((node): [string, Member][] => {
    if (node.type !== 'TSPropertySignature' || !node.typeAnnotation) return [];
    const { key, optional, typeAnnotation } = node;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const types = [{ module, node: typeAnnotation.typeAnnotation }];
    return [[name, { name, required: !optional, types, comment: commentAbove(module, node) }]];
  });
  return { members: new Map(found), omitted: new Set() };
}

/** One of two comments: the one that says something. */
const merged = (one: Member, other: Member, required: boolean): Member => ({
  name: one.name,
  required,
  types: [...one.types, ...other.types],
  comment: one.comment || other.comment,
});

/** Of an intersection: what comes later is what is meant. */
function both(one: Members, other: Members): Members {
  return {
    members: new Map([...one.members, ...other.members]),
    element: other.element ?? one.element,
    omitted: new Set([...one.omitted, ...other.omitted]),
  };
}

/** Of a union: what is missing in a kind is optional. */
function either(one: Members, other: Members): Members {
  const names = new Set([...one.members.keys(), ...other.members.keys()]);
  const members = [...names].flatMap((name): [string, Member][] => {
    const [here, there] = [one.members.get(name), other.members.get(name)];
    if (here && there) return [[name, merged(here, there, here.required && there.required)]];
    const only = here ?? there;
    return only ? [[name, { ...only, required: false }]] : [];
  });
  return {
    members: new Map(members),
    element: one.element ?? other.element,
    omitted: new Set([...one.omitted].filter((name) => other.omitted.has(name))),
  };
}

function without(members: Members, names: ReadonlySet<string>): Members {
  return {
    ...members,
    members: new Map([...members.members].filter(([name]) => !names.has(name))),
    omitted: new Set([...members.omitted, ...names]),
  };
}

/** Types of React and TypeScript that components are made of. */
function ofPackage(sources: Sources, module: Module, node: ESTree.TSTypeReference): Members {
  const name = node.typeName.type === 'Identifier' ? node.typeName.name : '';
  const [first, second] = typeArguments(node).map((each) => ({ module, node: each }));
  if (!first) return none;
  if (/^ComponentProps(WithRef|WithoutRef)?$/.test(name)) {
    const [element] = literalsOf(sources, first) ?? [];
    return element === undefined ? none : { ...none, element: String(element) };
  }
  if (name === 'HTMLAttributes') return { ...none, element: 'element' };
  const members = membersOf(sources, first);
  if (name === 'Readonly' || name === 'NonNullable') return members;
  if (name === 'Partial')
    return {
      ...members,
      members: new Map([...members.members].map(([key, each]) => [key, { ...each, required: false }])),
    };
  const names = new Set((second ? keysOf(sources, second) : []).map(String));
  if (name === 'Omit') return without(members, names);
  if (name !== 'Pick') return none;
  const kept = [...members.members].filter(([key]) => names.has(key));
  return { members: new Map(kept), omitted: new Set() };
}

/** Names in a union of literals and `keyof`s, of which some may stand for nothing. */
const keysOf = (sources: Sources, written: Written) =>
  kindsOf(sources, written).flatMap((kind) => literalsOf(sources, kind) ?? []);

/** The members of an object type, wherever they are written. */
export function membersOf(sources: Sources, written: Written): Members {
  const { module, node } = followed(sources, written);
  switch (node.type) {
    case 'TSTypeLiteral':
      return ofLiteral(module, node);
    case 'TSIntersectionType':
      return node.types.map((each) => membersOf(sources, { module, node: each })).reduce(both);
    case 'TSUnionType':
      return node.types.map((each) => membersOf(sources, { module, node: each })).reduce(either);
    case 'TSTypeReference':
      return ofPackage(sources, module, node);
    default:
      return none;
  }
}
