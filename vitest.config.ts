import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';
import viteConfig from './vite.config.ts';

const executablePath = findBrowser() ?? undefined;

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          // Projects take the root's plugins only when they extend it; the style compiler is one of them.
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              'packages/*/src/**/*.test.{ts,tsx}',
              'apps/*/src/**/*.test.{ts,tsx}',
              'scripts/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
          test: {
            name: 'stories',
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({
                launchOptions: executablePath ? { executablePath } : {},
                // Motion off, so that a changed colour is measured and not its transition.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            },
          },
        },
      ],
    },
  }),
);
