import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { cssOptions } from './css-options.ts';
import { ownStyles } from './own-styles.ts';

/** What a page without a build needs of React to show components and to hold what they tell. */
const fromReact = `
export { createElement, Fragment, StrictMode, useEffect, useId, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
`;

/** A module that has every entry point of the built library. */
const everything = (dist: string): Plugin => ({
  name: 'everything',
  resolveId: (id) => (id === 'everything' ? join(dist, 'everything.js') : null),
  load: (id) =>
    id === join(dist, 'everything.js')
      ? globSync(['theme/index.js', 'theme/brand.js', 'icons/index.js', 'components/*/index.js'], {
          cwd: dist,
        })
          .toSorted()
          .map((path) => `export * from './${path}';`)
          .join('\n')
          .concat(fromReact)
      : null,
});

/**
 * Bundles the built library with React into a script and a style sheet, for pages that have no build of their own. What a
 * component loads later lies beside them.
 */
export async function bundleForBrowsers(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    base: './',
    css: cssOptions,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [ownStyles(dist), everything(dist)],
    build: {
      outDir: join(dist, 'browser'),
      target: 'baseline-widely-available',
      minify: 'oxc',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'everything',
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'payload-ui.js',
          // What few components load later, as what draws a model, stays out of what every page loads.
          chunkFileNames: 'payload-ui-[name].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'payload-ui.css' : '[name][extname]',
        },
      },
    },
  });
}
