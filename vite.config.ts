import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What Storybook and the tests share. The site has its own configuration in apps/site. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
});
