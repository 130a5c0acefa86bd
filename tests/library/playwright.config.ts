import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/browser.ts';

const executablePath = findHeadlessShell() ?? undefined;

/** Another site, outside the workspace, that takes packages/ui from its tarball. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/library',
  forbidOnly: true,
  workers: 1,
  // Where nothing is cached, the other site's packages come from the registry first.
  timeout: 240_000,
  reporter: 'line',
  use: executablePath ? { launchOptions: { executablePath } } : {},
});
