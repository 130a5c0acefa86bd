import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { changedTexts } from './changed-texts-plugin.ts';
import { frameListModules } from './frame-lists-plugin.ts';
import { shortIdentifiers } from './short-identifiers.ts';

/** Where the pictures of all apps lie. */
const pictures = join(import.meta.dirname, '../../../apps/site/public/static');

/** Changes whenever any picture does; it goes into the addresses of pictures. */
function pictureVersion(): string {
  const hash = createHash('sha256');
  // What is for keeping is asked for under its plain address.
  for (const entry of readdirSync(pictures, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(?:pdf|ufw|zip)$/.test(entry.name))
      hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 8);
}

/** All files with styles, as paths from an app's folder; apps themselves have none. */
const styleFiles = (root: string) => globSync('../../packages/ui/src/**/*.css.ts', { cwd: root });

/**
 * What the apps in the browser are built with, each its own plugins besides.
 *
 * @param root folder of the app
 */
export function appConfig(root: string, command: 'build' | 'serve') {
  const plugins: PluginOption[] = [
    react(),
    // While someone works on the site, names say where a style comes from.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifiers(styleFiles(root)) } : {}),
    frameListModules(),
    changedTexts(),
  ];
  return {
    plugins,
    // `Features.DirSelector` of Lightning CSS: no page runs from right to left, so `:dir()` need not be written as languages.
    css: { lightningcss: { exclude: 4 } },
    define: {
      'import.meta.env.PICTURE_VERSION': JSON.stringify(pictureVersion()),
      'import.meta.env.PUBLIC_ORIGIN': JSON.stringify((process.env['PUBLIC_URL'] ?? '').replace(/\/$/, '')),
    },
    ssr: { noExternal: [/^@payload\//] },
  } satisfies UserConfig;
}

/** How what runs in the browser is written. */
export const clientBuild = {
  emptyOutDir: true,
  manifest: true,
  // The hashes in the names change with the content, so these files are cached for ever.
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  cssCodeSplit: true,
} as const;

/** A document names a dozen of them, and hashes are what does not compress in it: 42 bits beside a name are enough. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;
