import { globSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Measured, Size } from './budget.ts';
import { ownStyles } from './own-styles.ts';

const dist = join(import.meta.dirname, '../dist');

const react = /^react(?:-dom)?(?:\/|$)/;

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** The minified bundle of a file of the library. */
async function bundle(input: string, isExternal: (id: string) => boolean): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    plugins: [ownStyles(dist)],
    build: {
      write: false,
      target: 'esnext',
      minify: 'oxc',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, external: isExternal, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in output)) throw new TypeError('The bundler gave no single bundle.');
  return output;
}

/** All files of a bundle with this ending, as one text. */
const textOf = ({ output }: Rolldown.RolldownOutput, ending: string) =>
  output
    .filter(({ fileName }) => fileName.endsWith(ending))
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');

const sizeOf = (output: Rolldown.RolldownOutput): Size => ({
  js: brotli(textOf(output, '.js')),
  css: brotli(textOf(output, '.css')),
});

const modulesOf = ({ output }: Rolldown.RolldownOutput) =>
  output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

/** Measures a component of the built library by its entry point. */
async function measure(entryPoint: string): Promise<Measured> {
  const folder = dirname(entryPoint);
  const name = basename(folder);
  // Relative imports and `#styles/` are asked for again when their file is known.
  const isElsewhere = (id: string) =>
    isAbsolute(id) ? !id.startsWith(`${folder}${sep}`) : !/^[.#]/.test(id);
  const own = await bundle(entryPoint, isElsewhere);
  const whole = await bundle(entryPoint, (id) => react.test(id));
  const hasRadix = modulesOf(whole).some((id) => /\/node_modules\/(?:@radix-ui|radix-ui)\//.test(id));
  if (hasRadix && !/radix/i.test(textOf(whole, '.js')))
    throw new Error(
      `${name} imports radix-ui, and its name is nowhere in it: tests/e2e/first-page.test.ts needs another word.`,
    );
  return {
    name,
    own: sizeOf(own),
    whole: sizeOf(whole),
    hasRadix,
  };
}

/** Measures every component of the built library, in the order of their names. */
export async function measureAll(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const entryPoint of globSync('components/*/index.js', { cwd: dist }).toSorted())
    measured.push(await measure(join(dist, entryPoint)));
  return measured;
}
