import type { ESTree } from 'vite';
import type { Declared, Module, Sources } from './sources.ts';

/** On one line, as if nothing had been too long for it. */
const collapsed = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([<{=:]) [|&] /g, '$1 ')
    .replaceAll(/([([<]) /g, '$1')
    .replaceAll(/,? ([)\]>](?!=))/g, '$1')
    .replaceAll(/[;,] \}/g, ' }')
    .replace(/^[|&] /, '')
    .trim();

/** A part of a module as it is written, without comments and on one line. */
export const textOf = ({ text }: Module, { start, end }: ESTree.Span) => collapsed(text.slice(start, end));
const sorted = (lines: Iterable<string>) => [...lines].toSorted((one, other) => (one < other ? -1 : 1));
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** The default that a member's comment gives. */
function documentedDefault({ comments, text }: Module, { start }: ESTree.Span): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment || text.slice(comment.end, start).trim() !== '') return '';
  const [, value] = /@default ([^\n]+)/.exec(comment.value) ?? [];
  return value === undefined ? '' : ` // default ${value.trim()}`;
}

/** A type as it is written, with a line for every member of its objects. */
function typeLines(module: Module, node: ESTree.TSType): string[] {
  switch (node.type) {
    case 'TSParenthesizedType': {
      const lines = typeLines(module, node.typeAnnotation);
      return lines.length === 1 ? [`(${lines[0]})`] : ['(', ...indented(lines), ')'];
    }
    case 'TSIntersectionType':
    case 'TSUnionType': {
      const hasMembers = node.types.some(({ type }) => /TSTypeLiteral|TSParenthesized/.test(type));
      if (!hasMembers) return [textOf(module, node)];
      const sign = node.type === 'TSUnionType' ? '|' : '&';
      return node.types.flatMap((part) =>
        typeLines(module, part).map((line, index) => `${index === 0 ? sign : ' '} ${line}`),
      );
    }
    case 'TSTypeLiteral': {
      const members = node.members.map(
        (member) => `${textOf(module, member).replace(/[;,]$/, '')}${documentedDefault(module, member)}`,
      );
      return ['{', ...indented(sorted(members)), '}'];
    }
    default:
      return [textOf(module, node)];
  }
}

/** A value's text where it is a plain one, also where it stands under another name. */
export function valueText(sources: Sources, module: Module, node: ESTree.Expression): string {
  if (node.type === 'Identifier') {
    const declared = sources.resolve(module.path, node.name);
    const value = declared?.kind === 'const' ? declared.node.init : null;
    // What a function does is no matter of its name.
    if (declared && value && !/Function|Call/.test(value.type))
      return valueText(sources, declared.module, value);
  }
  return textOf(module, node);
}

function parameterLines(
  sources: Sources,
  module: Module,
  parameter: ESTree.ParamPattern,
): [string, string[]] {
  if (parameter.type !== 'ObjectPattern') return [textOf(module, parameter), []];
  const defaults = parameter.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'AssignmentPattern'
      ? [`${textOf(module, property.key)} = ${valueText(sources, module, property.value.right)}`]
      : [],
  );
  const type = parameter.typeAnnotation ? textOf(module, parameter.typeAnnotation) : '';
  return [`props${type}`, sorted(defaults)];
}

/** A declaration under its public name, and the parts of its module that it consists of. */
function declarationLines(sources: Sources, name: string, { kind, node, module }: Declared): string[] {
  switch (kind) {
    case 'type': {
      if (node.type === 'TSInterfaceDeclaration') return [textOf(module, node)];
      const parameters = node.typeParameters ? textOf(module, node.typeParameters) : '';
      const lines = typeLines(module, node.typeAnnotation);
      const head = `type ${name}${parameters} =`;
      return lines[0] === '{' || lines.length === 1
        ? [`${head} ${lines[0]}`, ...lines.slice(1)]
        : [head, ...indented(lines)];
    }
    case 'function': {
      const parameters = node.params.map((parameter) => parameterLines(sources, module, parameter));
      const result = node.returnType ? textOf(module, node.returnType) : '';
      const types = node.typeParameters ? textOf(module, node.typeParameters) : '';
      return [
        `function ${name}${types}(${parameters.map(([text]) => text).join(', ')})${result}`,
        ...indented(parameters.flatMap(([, defaults]) => defaults)),
      ];
    }
    case 'const': {
      const type = node.id.typeAnnotation ? textOf(module, node.id.typeAnnotation) : '';
      if (!node.init) return [`const ${name}${type}`];
      // What a call returns is not to be seen here; that it comes from another call is.
      const value =
        node.init.type === 'CallExpression'
          ? `${textOf(module, node.init.callee)}(…)`
          : textOf(module, node.init);
      return [`const ${name}${type} = ${value}`];
    }
  }
}

/** What of a declaration others see: of a function its head. */
function visibleSpan({ kind, node }: Declared): ESTree.Span {
  return kind === 'function' && node.body ? { ...node, end: node.body.start } : node;
}

/** Declarations in the order of their texts, each followed by an empty line. */
const block = (declarations: readonly string[][]) =>
  sorted(declarations.map((lines) => lines.join('\n'))).map((text) => `${text}\n`);

/** A section for an entry point: what it exports, then the types that this is made of and that are not exported. */
function entryPointLines(sources: Sources, subpath: string, path: string): string[] {
  const values: string[][] = [];
  const types: string[][] = [];
  const inner = new Map<string, Declared>();
  const seen = new Set<Declared['node']>();
  const visit = (declared: Declared) => {
    if (seen.has(declared.node)) return;
    seen.add(declared.node);
    const { start, end } = visibleSpan(declared);
    for (const reference of declared.module.references) {
      if (reference.start < start || reference.end > end) continue;
      const found = sources.resolve(declared.module.path, reference.name);
      // What another entry point shows is in its own section.
      if (!found || seen.has(found.node) || sources.isPublic(found)) continue;
      inner.set(reference.name, found);
      visit(found);
    }
  };
  for (const [name] of sources.module(path).exported) {
    const declared = sources.resolve(path, name);
    if (!declared) throw new Error(`${path}: ${name} is exported and not found.`);
    (declared.kind === 'type' ? types : values).push(declarationLines(sources, name, declared));
    visit(declared);
  }
  const specifier = `@payload/ui/${subpath}`;
  const within = [...inner].map(([name, declared]) => declarationLines(sources, name, declared));
  const parts = [...block(values), ...block(types)];
  if (within.length > 0) parts.push('// Not exported, and part of the above.\n', ...block(within));
  return [`## ${specifier}\n`, '```ts', parts.join('\n').trimEnd(), '```\n'];
}

const head = `# What other sites can import

Written by \`npm run snapshots\` from the sources, so that a change of an export, a prop or a default is
seen in review. A function's lines below it are the defaults of its props. Token values are in
\`tokens/\`.
`;

/** The text of \`api.md\`: every entry point with its exports, props and defaults, sorted. */
export function apiText(sources: Sources): string {
  const sections = [...sources.entryPoints].flatMap(([subpath, path]) =>
    entryPointLines(sources, subpath, path),
  );
  return `${[head, ...sections].join('\n').trimEnd()}\n`;
}
