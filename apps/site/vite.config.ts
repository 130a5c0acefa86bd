import { markdownDocuments } from '@payload/cloud-api/build/markdown-plugin.ts';
import { appConfig, clientBuild, fileNames } from '@payload/site-build/app-config.ts';
import { candidatesModule } from '@payload/site-build/candidates-plugin.ts';
import { codeSplitting } from '@payload/site-build/code-splitting.ts';
import { loadBenchModules } from '@payload/site-build/load-benches-plugin.ts';
import { searchIndex } from '@payload/site-build/search-index-plugin.ts';
import { solutionModules } from '@payload/site-build/solutions-plugin.ts';
import { defineConfig } from 'vite';

// Development only: the API runs as its own process beside Vite.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4174';

export default defineConfig(({ command, isSsrBuild }) => {
  const { plugins, ...shared } = appConfig(import.meta.dirname, command);
  return {
    ...shared,
    plugins: [
      ...plugins,
      markdownDocuments(),
      solutionModules(),
      candidatesModule(),
      loadBenchModules(),
      searchIndex(),
    ],
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
    build: isSsrBuild
      ? { outDir: 'dist/prerender', emptyOutDir: true, copyPublicDir: false, ssr: 'src/app/prerender.tsx' }
      : {
          ...clientBuild,
          outDir: 'dist/client',
          rolldownOptions: {
            input: 'src/app/main.tsx',
            output: { codeSplitting: codeSplitting(import.meta.dirname), ...fileNames },
          },
        },
  };
});
