// Builds the library into dist: npm run build:ui
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { bundleForBrowsers } from './browser-bundle.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
// Where someone has set another, the components would come as they are for development.
process.env['NODE_ENV'] = 'production';

/** An import of ours in a declaration: what stands before the path, and the path, a relative one without its ending. */
const ownImport = /(\bfrom |\bimport |\bimport\()(['"])(?:(\.[^'"]*)\.tsx?|@payload\/([^'"]*))\2/g;

/** Where the formulas lie, seen from the library's sources. It brings them with it. */
const measure = '../../measure/src/';

type Declaration = { text: string; map: string };

/** Declarations written by the compiler, with their maps, by their paths from the library's sources, without `.d.ts`. */
function declare(folder: string): Map<string, Declaration> {
  const { status } = spawnSync('tsc', ['-p', join(root, 'tsconfig.build.json'), '--outDir', folder], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, '../../node_modules/.bin')}:${process.env['PATH']}` },
  });
  if (status !== 0) throw new Error('The types do not compile: see above, and run npx tsc -b.');
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => [
        relative('ui/src', path.slice(0, -'.d.ts'.length)),
        {
          text: readFileSync(join(folder, path), 'utf8'),
          map: readFileSync(join(folder, `${path}.map`), 'utf8'),
        },
      ]),
  );
}

/**
 * Writes the declarations that the entry points lead to. `Carousel` and `carousel` are one file on many disks,
 * so the second of such a pair is numbered, as the bundler does.
 */
function writeTypes(declarations: ReadonlyMap<string, Declaration>): void {
  const names = new Map<string, string>();
  const nameOf = (path: string): string => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const taken = new Set([...names.values()].map((name) => name.toLowerCase()));
    const own = path.replace(measure, 'measure/src/');
    let name = own;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${own}${count}`;
    names.set(path, name);
    return name;
  };
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const declaration = declarations.get(path);
    if (declaration === undefined) throw new Error(`The compiler wrote no types for ${path}.`);
    const from = dirname(nameOf(path));
    const rewritten = declaration.text.replaceAll(
      ownImport,
      (_whole, before: string, quote: string, to: string | undefined, formulas: string) => {
        const target =
          to === undefined
            ? formulas.replace('measure/', measure)
            : relative(root, resolve(root, dirname(path), to));
        visit(target);
        const specifier = relative(from, nameOf(target));
        return `${before}${quote}${specifier.startsWith('.') ? specifier : `./${specifier}`}.js${quote}`;
      },
    );
    const file = join(dist, `${nameOf(path)}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    // The tarball has the library's sources alone.
    if (path.startsWith(measure)) {
      writeFileSync(file, rewritten.replace(/\n\/\/# sourceMappingURL=.*$/m, ''));
      return;
    }
    writeFileSync(
      file,
      rewritten.replace(/(?<=sourceMappingURL=).*$/m, () => `${basename(file)}.map`),
    );
    // The compiler names the source as it is seen from a folder that will be gone.
    const map: { file: string; sources: string[] } = JSON.parse(declaration.map);
    const source = join(root, 'src', `${path}${extname(map.sources[0] ?? '.ts')}`);
    const sources = [relative(dirname(file), source)];
    writeFileSync(`${file}.map`, JSON.stringify({ ...map, file: basename(file), sources }));
  };
  for (const path of declarations.keys())
    if (/^(?:(?:theme|icons|components\/[^/]+)\/index|theme\/brand)$/.test(path)) visit(path);
}

/** Builds the library into dist. Returns the number of its components. */
export async function buildLibrary(): Promise<number> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const folder = mkdtempSync(join(root, 'node_modules/.types-'));
  try {
    writeTypes(declare(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Node has no use for styles: the packed package.json leads it here.
  writeFileSync(join(dist, 'no-styles.js'), 'export {};\n');
  copyFileSync(
    join(root, 'src/assets/LICENSE-archivo-OFL.txt'),
    join(dist, 'assets/LICENSE-archivo-OFL.txt'),
  );
  await bundleForBrowsers(dist);
  return readdirSync(join(dist, 'components')).length;
}

if (import.meta.main)
  console.log(`Built ${await buildLibrary()} components: ${relative(process.cwd(), dist) || '.'}`);
