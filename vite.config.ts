import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentFactsPlugin } from './.storybook/facts/plugin.ts';
import { markdownDocuments } from './packages/cloud-api/src/build/markdown-plugin.ts';
import { solutionModules } from './packages/site-build/src/solutions-plugin.ts';
import { cssOptions } from './packages/ui/scripts/css-options.ts';

/** What Storybook and the tests share. The site has its own configuration in apps/site. */
export default defineConfig({
  css: cssOptions,
  // Two are the site's, whose pages are stories; the last tells the docs pages what the sources say.
  plugins: [react(), vanillaExtractPlugin(), markdownDocuments(), solutionModules(), componentFactsPlugin()],
  define: {
    'import.meta.env.PICTURE_VERSION': JSON.stringify('storybook'),
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(''),
  },
});
