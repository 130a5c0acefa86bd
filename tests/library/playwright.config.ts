import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/browser.ts';

const executablePath = findHeadlessShell() ?? undefined;

/** Other sites, outside the workspace, that take packages/ui from its tarball. */
export default defineConfig({
  testDir: '.',
  globalSetup: './pack.ts',
  outputDir: '../../test-results/library',
  forbidOnly: true,
  workers: 1,
  // Where nothing is cached, their packages come from the registry first.
  timeout: 240_000,
  reporter: 'line',
  use: executablePath ? { launchOptions: { executablePath } } : {},
});
