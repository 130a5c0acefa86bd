import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A name in a module. */
export type Reference = { file: string; name: string };

export type Module = {
  /** Text of what is declared at the top of the module, by its name; of a function its head. */
  declarations: ReadonlyMap<string, { text: string; isType: boolean }>;
  /** What is imported from modules of this repository, by its local name. */
  imports: ReadonlyMap<string, Reference>;
  /** Exported names and where each is declared, as far as this module knows. */
  exports: ReadonlyMap<string, Reference & { isType: boolean }>;
  /** All names of other modules that this one uses; `*` where it may use any of them. */
  uses: readonly Reference[];
};

/** All TypeScript of the repository, by path from its root. */
export type Modules = ReadonlyMap<string, Module>;

type EntryPoint = { specifier: string; file: string };

const folders = '{packages,apps,scripts,benchmarks,tests,.storybook}';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entry points that the `exports` of the packages name. */
export function entryPointsOf(root: string): EntryPoint[] {
  return globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (!isRecord(manifest) || !isRecord(manifest['exports'])) return [];
    const name = String(manifest['name']);
    return Object.entries(manifest['exports']).flatMap(([subpath, target]) => {
      const pattern = join(dirname(path), String(target));
      if (!pattern.endsWith('.ts')) return [];
      if (!pattern.includes('*')) return [{ specifier: join(name, subpath), file: pattern }];
      const [before = '', after = ''] = pattern.split('*');
      // As for Node, a star stands for folders as well.
      return globSync(`${before}**${after}`, { cwd: root }).map((file) => ({
        specifier: join(name, subpath.replace('*', file.slice(before.length, -after.length))),
        file,
      }));
    });
  });
}

/** Reads every module of the repository at `root`. */
export function readModules(root: string): Modules {
  const entryPoints = new Map(entryPointsOf(root).map(({ specifier, file }) => [specifier, file]));
  const files = globSync([`${folders}/**/*.{ts,tsx}`, '*.ts'], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.tsbuild)$/.test(path),
  });
  const resolve = (from: string, specifier: string): string | null => {
    const inPackage = /^@payload\/([\w-]+)\/(.+\.tsx?)$/.exec(specifier);
    if (!specifier.startsWith('.') && !inPackage) return entryPoints.get(specifier) ?? null;
    // A package whose entry points are all of its files is imported by their paths.
    const file = inPackage
      ? join('packages', inPackage[1] ?? '', 'src', inPackage[2] ?? '')
      : join(dirname(from), specifier);
    return /\.tsx?$/.test(file) && existsSync(join(root, file)) ? file : null;
  };
  const matches = (from: string, pattern: string) => globSync(join(dirname(from), pattern), { cwd: root });
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [file, readModule(file, source, { resolve, matches })] as const;
    }),
  );
}

type Paths = {
  /** The file that a specifier names; null outside of the repository. */
  resolve: (from: string, specifier: string) => string | null;
  /** The files that a pattern of `import.meta.glob` names. */
  matches: (from: string, pattern: string) => string[];
};

/** Reads one module. */
export function readModule(file: string, source: string, { resolve, matches }: Paths): Module {
  const { program, module } = parseSync(file, source);
  const imports = new Map<string, Reference>();
  const namespaces = new Map<string, string>();
  const exports = new Map<string, Reference & { isType: boolean }>();
  const uses: Reference[] = [];

  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolve(file, moduleRequest.value);
    if (target === null) continue;
    for (const { importName, localName } of entries) {
      if (importName.kind === 'NamespaceObject') {
        namespaces.set(localName.value, target);
        continue;
      }
      const name = importName.kind === 'Default' ? 'default' : (importName.name ?? '');
      imports.set(localName.value, { file: target, name });
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, localName, moduleRequest, isType } of entries) {
      const target = moduleRequest ? resolve(file, moduleRequest.value) : file;
      if (target === null) continue;
      if (importName.kind === 'All' || importName.kind === 'AllButDefault') {
        uses.push({ file: target, name: '*' });
        continue;
      }
      const name = exportName.kind === 'Default' ? 'default' : (exportName.name ?? '');
      exports.set(name, { file: target, name: importName.name ?? localName.name ?? name, isType });
    }
  }
  uses.push(...imports.values(), ...[...exports.values()].filter((one) => one.file !== file));
  uses.push(...namespaceUses(program, namespaces), ...lazyUses(file, source, program, { resolve, matches }));
  return { declarations: declarationsOf(program, source), imports, exports, uses };
}

/** `styles.root` uses one name of a namespace; any other mention of it may use all. */
function namespaceUses(program: ESTree.Program, namespaces: ReadonlyMap<string, string>): Reference[] {
  const found: Reference[] = [];
  const members = new Set<number>();
  const note = (object: ESTree.Node, name: string | null) => {
    const target = object.type === 'Identifier' && namespaces.get(object.name);
    if (!target || name === null) return;
    members.add(object.start);
    found.push({ file: target, name });
  };
  const visitor = new Visitor({
    MemberExpression: ({ object, property, computed }) =>
      note(object, !computed && property.type === 'Identifier' ? property.name : null),
    TSQualifiedName: ({ left, right }) => note(left, right.name),
    ImportNamespaceSpecifier: ({ local }) => void members.add(local.start),
  });
  visitor.visit(program);
  new Visitor({
    Identifier: ({ name, start }) => {
      const target = namespaces.get(name);
      if (target && !members.has(start)) found.push({ file: target, name: '*' });
    },
  }).visit(program);
  return found;
}

/** What `import()`, `import.meta.glob`, and types and addresses of other modules may use: everything. */
function lazyUses(
  file: string,
  source: string,
  program: ESTree.Program,
  { resolve, matches }: Paths,
): Reference[] {
  const found: Reference[] = [];
  const useAll = (specifier: string) => {
    const target = resolve(file, specifier);
    if (target !== null) found.push({ file: target, name: '*' });
  };
  new Visitor({
    ImportExpression: ({ source: { start, end } }) => useAll(source.slice(start + 1, end - 1)),
    TSImportType: ({ source: { value } }) => useAll(value),
  }).visit(program);
  for (const [, pattern = ''] of source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g))
    for (const path of matches(file, pattern)) found.push({ file: path, name: '*' });
  for (const [, specifier = ''] of source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g))
    useAll(specifier);
  return found;
}

function declarationsOf(program: ESTree.Program, source: string): Module['declarations'] {
  const found = new Map<string, { text: string; isType: boolean }>();
  const add = (name: string, { start }: ESTree.Span, end: number, isType = false) => {
    // Overloads have one name.
    found.set(name, { text: `${found.get(name)?.text ?? ''}\n${source.slice(start, end)}`, isType });
  };
  for (const statement of program.body) {
    const declaration =
      (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : null) ?? statement;
    switch (declaration.type) {
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        add(declaration.id.name, declaration, declaration.end, true);
        break;
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        if (declaration.id) add(declaration.id.name, declaration, declaration.body?.start ?? declaration.end);
        break;
      case 'ClassDeclaration':
        if (declaration.id) add(declaration.id.name, declaration, declaration.end);
        break;
      case 'VariableDeclaration':
        for (const { id, start, end } of declaration.declarations)
          if (id.type === 'Identifier') add(id.name, { start, end }, end);
        break;
    }
  }
  return found;
}
