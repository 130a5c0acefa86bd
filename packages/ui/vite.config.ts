import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');

/** Every public entry point: the theme, the icons, and each component. */
const entryPoints = globSync(
  ['theme/index.ts', 'theme/brand.ts', 'icons/index.ts', 'components/*/index.ts'],
  { cwd: source },
);

/** Layers stand in the order in which a page first names them, so every file names all of them. */
const layerOrder = '@layer reset, tokens, components, utilities;\n';

/** Hooks and handlers run in the browser only; server components must not take them for their own. */
const interactive = /\b(?:use[A-Z]\w*|createContext)\(|\bon[A-Z]\w*:|from "radix-ui"/;

/** What Vite leaves where a style sheet was imported. */
const emptyImport = /^\/\* empty css +\*\/$/;

/** Whether a file is made of `packages/measure`, which the library brings with it. */
const isFormula = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  facadeModuleId?.includes('/packages/measure/') === true;

/** A source map for code that has lost lines and gained others before the first; lines without mappings can go. */
function shiftedMap(json: string, gained: number, lost: ReadonlySet<number>): string {
  const map: { mappings: string } = JSON.parse(json);
  const lines = map.mappings.split(';').filter((_mapping, line) => !lost.has(line));
  return JSON.stringify({ ...map, mappings: `${';'.repeat(gained)}${lines.join(';')}` });
}

/**
 * Lets every module import its own styles, so that another site's bundler takes those it uses. They are
 * imported as `#styles/…`, which package.json leads to the file for bundlers and to nothing for Node.
 */
function importOwnStyles(): Plugin {
  return {
    name: 'import-own-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          if (file.fileName.endsWith('.css')) file.source = `${layerOrder}${String(file.source)}`;
          continue;
        }
        const styles = [...(file.viteMetadata?.importedCss ?? [])].map((css) => `import "#styles/${css}";`);
        const gained = [...(interactive.test(file.code) ? ['"use client";'] : []), ...styles];
        const lines = file.code.split('\n');
        const lost = new Set(lines.flatMap((line, index) => (emptyImport.test(line) ? [index] : [])));
        file.code = [...gained, ...lines.filter((_line, index) => !lost.has(index))].join('\n');
        const map = bundle[file.sourcemapFileName ?? ''];
        if (map?.type !== 'asset') continue;
        if (file.map?.mappings && !isFormula(file))
          map.source = shiftedMap(String(map.source), gained.length, lost);
        // Class names, which the style compiler writes, and formulas, whose sources are not packed, lead nowhere.
        else {
          delete bundle[map.fileName];
          file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*$/, '');
        }
      }
    },
  };
}

/**
 * Leaves what is loaded later an `import()`. Vite wraps one for a page's preload links, outside of its library mode, which
 * would inline the font; the bundler of the other site wraps it once more, under the same name.
 */
function keepDynamicImports(): Plugin {
  return {
    name: 'keep-dynamic-imports',
    configResolved({ plugins }) {
      const wrapping = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapping < 0) throw new Error('Vite has another name for what wraps dynamic imports.');
      // Read-only to its types alone.
      Array.prototype.splice.call(plugins, wrapping, 1);
    },
  };
}

/** The library as other sites get it: `scripts/build.ts` runs this and adds the types. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), importOwnStyles(), keepDynamicImports()],
  build: {
    outDir: 'dist',
    // What to support and how small to make it is the other site's choice.
    target: 'esnext',
    minify: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    sourcemap: true,
    rolldownOptions: {
      input: entryPoints.map((path) => join(source, path)),
      external: [/^(?:react|react-dom|radix-ui|three|meshoptimizer)(?:\/|$)/],
      preserveEntrySignatures: 'strict',
      checks: { bundlerTimings: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? name.replace('.css.ts.vanilla', '') : 'assets/[name][extname]',
      },
    },
  },
});
