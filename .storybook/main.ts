import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentDocsPlugin } from './component-docs-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./introduction/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Addresses of fixtures must be plain, so that the AVIF file beside a WebP one is found.
  staticDirs: [
    { from: '../packages/ui/src/fixtures/media', to: '/fixtures' },
    { from: '../apps/site/public/static', to: '/static' },
    { from: '../apps/site/public/public', to: '/public' },
  ],
  // Read by the plugin below instead.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
  viteFinal: (built) =>
    mergeConfig(built, {
      plugins: [componentDocsPlugin()],
      // The Flow bench shows what an object is by the name of its class.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
