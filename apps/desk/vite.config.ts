import { appConfig, clientBuild, fileNames } from '@payload/site-build/app-config.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) => ({
  ...appConfig(import.meta.dirname, command),
  // Icons, fonts and pictures are the site's.
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'dist/prerender', emptyOutDir: true, ssr: 'src/prerender.tsx' }
    : {
        ...clientBuild,
        outDir: 'dist/client',
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'desk-react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
                // The search's library comes with its panel.
                { name: 'desk-vendor', test: /node_modules\/(?!.*minisearch)/ },
                { name: 'desk', test: /(?:packages\/(?:ui|web|flows)|desk)\/src\//, minShareCount: 2 },
              ],
            },
            ...fileNames,
          },
        },
      },
}));
