import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Addresses of fixtures must be plain, so that the AVIF file beside a WebP one is found.
  staticDirs: [
    { from: '../packages/ui/src/fixtures/media', to: '/fixtures' },
    { from: '../apps/site/public/static', to: '/static' },
    { from: '../apps/site/public/public', to: '/public' },
  ],
  core: { disableTelemetry: true },
};

export default config;
