import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

const source = join(import.meta.dirname, '../src');

/** What a module declares or takes from another one under a name. */
export type Declared =
  | { kind: 'type'; node: ESTree.TSTypeAliasDeclaration | ESTree.TSInterfaceDeclaration; module: Module }
  | { kind: 'function'; node: ESTree.Function; module: Module }
  | { kind: 'const'; node: ESTree.VariableDeclarator; module: Module };

type Elsewhere = { path: string; name: string };

export type Module = {
  /** Path below `src`. */
  path: string;
  /** Its text, with spaces where comments stood. */
  text: string;
  comments: ParseResult['comments'];
  /** Where it speaks of a type, or of a value by `typeof`. */
  references: readonly (ESTree.Span & { name: string })[];
  declared: ReadonlyMap<string, Declared>;
  imported: ReadonlyMap<string, Elsewhere>;
  /** Names as others see them, each with its name here or in another module. */
  exported: ReadonlyMap<string, Elsewhere>;
};

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

function declarationsOf(statement: ESTree.Node, module: Module): [string, Declared][] {
  switch (statement.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return [[statement.id.name, { kind: 'type', node: statement, module }]];
    case 'FunctionDeclaration':
      return statement.id ? [[statement.id.name, { kind: 'function', node: statement, module }]] : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap((node) =>
        node.id.type === 'Identifier' ? [[node.id.name, { kind: 'const', node, module }]] : [],
      );
    default:
      return [];
  }
}

function read(path: string): Module {
  const original = readFileSync(join(source, path), 'utf8');
  const { program, comments, errors } = parseSync(path, original);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  let text = original;
  for (const { start, end } of comments)
    text = `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

  const declared = new Map<string, Declared>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, Elsewhere>();
  const references: (ESTree.Span & { name: string })[] = [];
  new Visitor({
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier') references.push(typeName);
    },
    TSTypeQuery: ({ exprName }) => {
      if (exprName.type === 'Identifier') references.push(exprName);
    },
  }).visit(program);
  const module: Module = { path, text, comments, references, declared, imported, exported };
  const at = (specifier: string) =>
    specifier.startsWith('.')
      ? relative('.', join(dirname(path), specifier))
      : specifier.replace(/^@payload\/measure\/(.*)$/, '../../measure/src/$1.ts');
  const declare = (statement: ESTree.Node) => {
    const found = declarationsOf(statement, module);
    for (const [name, one] of found) declared.set(name, one);
    return found;
  };

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, {
            path: at(statement.source.value),
            name: nameOf(specifier.imported),
          });
    } else if (statement.type === 'ExportNamedDeclaration') {
      const from = statement.source ? at(statement.source.value) : path;
      for (const { local, exported: as } of statement.specifiers)
        exported.set(nameOf(as), { path: from, name: nameOf(local) });
      if (statement.declaration)
        for (const [name] of declare(statement.declaration)) exported.set(name, { path, name });
    } else if (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportDefaultDeclaration') {
      throw new Error(`${path}: the snapshot of the API knows exports by name only.`);
    } else {
      declare(statement);
    }
  }
  return module;
}

/** The library's modules, parsed when they are first asked for. */
export class Sources {
  readonly #modules = new Map<string, Module>();
  #public: ReadonlySet<Declared['node']> | undefined;

  /** The public entry points, by the names that they are imported by. */
  readonly entryPoints: ReadonlyMap<string, string> = new Map(
    globSync(['theme/index.ts', 'icons/index.ts', 'components/*/index.ts'], { cwd: source })
      .map((path): [string, string] => [dirname(path).replace('components/', ''), path])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

  module(path: string): Module {
    const known = this.#modules.get(path);
    if (known) return known;
    const module = read(path);
    this.#modules.set(path, module);
    return module;
  }

  /** What a name means in a module; nothing where it comes from outside the library. */
  resolve(path: string, name: string): Declared | undefined {
    if (!/\.tsx?$/.test(path)) return undefined;
    const module = this.module(path);
    const here = module.declared.get(name);
    if (here) return here;
    const elsewhere = module.imported.get(name) ?? module.exported.get(name);
    return elsewhere && this.resolve(elsewhere.path, elsewhere.name);
  }

  /** Whether a declaration can be imported from an entry point. */
  isPublic({ node }: Declared): boolean {
    this.#public ??= new Set(
      [...this.entryPoints.values()].flatMap((path) =>
        [...this.module(path).exported.keys()].flatMap((name) => this.resolve(path, name)?.node ?? []),
      ),
    );
    return this.#public.has(node);
  }
}
