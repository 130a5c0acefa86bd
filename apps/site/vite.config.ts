import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownDocuments } from '@payload/cloud-api/build/markdown-plugin.ts';
import { candidatesModule } from '@payload/site-build/candidates-plugin.ts';
import { changedTexts } from '@payload/site-build/changed-texts-plugin.ts';
import { codeSplitting } from '@payload/site-build/code-splitting.ts';
import { frameListModules } from '@payload/site-build/frame-lists-plugin.ts';
import { loadBenchModules } from '@payload/site-build/load-benches-plugin.ts';
import { searchIndex } from '@payload/site-build/search-index-plugin.ts';
import { shortIdentifiers } from '@payload/site-build/short-identifiers.ts';
import { solutionModules } from '@payload/site-build/solutions-plugin.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Changes whenever any picture does; it goes into the addresses of pictures. */
function pictureVersion(): string {
  const folder = join(import.meta.dirname, 'public/static');
  const hash = createHash('sha256');
  // What is for keeping is asked for under its plain address.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(?:pdf|ufw|zip)$/.test(entry.name))
      hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 8);
}

/** All files with styles, as paths from here; the site itself has none. */
const styleFiles = () => globSync('../../packages/ui/src/**/*.css.ts', { cwd: import.meta.dirname });

// Development only: the API runs as its own process beside Vite.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4174';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    // While somebody works on the site, names say where a style comes from.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifiers(styleFiles()) } : {}),
    markdownDocuments(),
    solutionModules(),
    frameListModules(),
    candidatesModule(),
    loadBenchModules(),
    searchIndex(),
    changedTexts(),
  ],
  // `Features.DirSelector` of Lightning CSS: no page runs from right to left, so `:dir()` need not be written as languages.
  css: { lightningcss: { exclude: 4 } },
  define: {
    'import.meta.env.PICTURE_VERSION': JSON.stringify(pictureVersion()),
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify((process.env['PUBLIC_URL'] ?? '').replace(/\/$/, '')),
  },
  server: {
    host: '127.0.0.1',
    port: 4173,
    strictPort: true,
    proxy: {
      '/api': api,
      '/jz-api': api,
      '/healthz': api,
      // Made when they are asked for.
      '/static/files/manuals': api,
      '/static/files/announcements': api,
    },
  },
  ssr: { noExternal: [/^@payload\//] },
  build: isSsrBuild
    ? { outDir: 'dist/prerender', emptyOutDir: true, copyPublicDir: false, ssr: 'src/app/prerender.tsx' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The hashes in the names change with the content, so these files are cached for ever.
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        cssCodeSplit: true,
        rolldownOptions: {
          input: 'src/app/main.tsx',
          output: {
            codeSplitting: codeSplitting(import.meta.dirname),
            // A document names a dozen of them, and hashes are what does not compress in it: 42 bits beside a name are enough.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
}));
