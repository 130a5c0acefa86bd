import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { componentDocsPlugin } from './.storybook/component-docs-plugin.ts';
import { findHeadlessShell, softwareOnly } from './scripts/browser.ts';
import { fontEnv, pictureFolder, whyNotComparable } from './scripts/picture-renderer.ts';
import viteConfig from './vite.config.ts';

const executablePath = findHeadlessShell() ?? undefined;

const unitTests = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.{ts,tsx}',
  'packages/*/scripts/**/*.test.ts',
  'scripts/**/*.test.ts',
  'benchmarks/*/*.test.ts',
  '.storybook/**/*.test.{ts,tsx}',
];

/** Unit tests that go through thousands of cases: half of the time that all of them take. `npm run test:quick` does without. */
const thoroughTests = [
  'packages/flows/src/**/paths.test.ts',
  'packages/flows/src/firmware-upgrade/random-visits.test.ts',
  'packages/serial/src/session/troubles.test.ts',
  'packages/catalog/src/views/recommend-all.test.ts',
];

/** Unit tests of the server, most of which open a database. */
const serverTests = ['apps/server/src/**/*.test.ts'];

/** Unit tests that wait for processes, databases and other programs: most of the time that all of them take. */
const processTests = [
  'apps/simulate/src/main.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/commands/commands.test.ts',
  'apps/server/src/commands/socket.test.ts',
  'apps/server/src/delivery/mailer.test.ts',
  'packages/serial/src/session/mishaps.test.ts',
  'packages/serial/src/ymodem/lrzsz.test.ts',
];

/** Tests that take long for how seldom they find something: `npm run test:full`. */
const longTests = [
  'apps/flow-bench/src/find-way.test.ts',
  'apps/server/src/{killed-start,main-logs}.test.ts',
  'apps/server/src/web/codes-page-proxied.test.ts',
  'apps/server/src/**/durability.test.ts',
  'apps/server/src/db/embedded.test.ts',
  'packages/catalog/src/cloud-api/samples/samples.test.ts',
  'packages/serial/src/session/unplugged.test.ts',
  'scripts/{audit,chromatic,model-sets}.test.ts',
  'scripts/new/compiles.test.ts',
];

const unit = (
  name: string,
  files: { include: string[]; exclude?: string[] },
  // A limit for what hangs, a hook too: hashing passwords or a new database takes a minute on a machine that has much else to do.
  timeout = 120_000,
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    globalSetup: ['packages/catalog/src/testing/complete-texts.ts'],
    // Each file cleans up after itself. A process of its own for each would load the server's modules sixty times, which
    // takes as long as all the tests.
    isolate: false,
    testTimeout: timeout,
    hookTimeout: timeout,
    ...files,
  },
});

/** What tests in a real browser share; two projects must not share the object itself, which is changed. */
const inBrowser = (env: Record<string, string>) => ({
  // Stories clean up after themselves; a page of its own for each file would load all modules again.
  isolate: false,
  env,
  // A limit for what hangs.
  testTimeout: 60_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        args: [
          // A story presses by script, which is no gesture of a visitor.
          '--autoplay-policy=no-user-gesture-required',
          softwareOnly,
          // What is drawn again within a part of the page comes out a shade differently there, in one run and not in another.
          '--disable-partial-raster',
        ],
        env: { ...process.env, ...fontEnv },
        ...(executablePath ? { executablePath } : {}),
      },
      // Motion off, so that a changed colour is measured and not its transition.
      // One zone, so that a time of day is the same wherever the pictures are taken.
      contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch' as const,
        // Exact: a threshold lets a colour pass that has changed a little, a ratio one of a small part, and whoever leaves
        // out what may be a smoothed edge does not see an icon come or go.
        comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 16 },
        // A tall page on a busy machine takes its time to be twice the same.
        timeout: 30_000,
        resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
          join(pictureFolder, `${arg}${ext}`),
      },
    },
  },
});

/**
 * `STORIES=whole` plays the long ones too, has axe read each of them and compares every picture: `npm run test:full`. So does
 * Storybook's own panel, which says by the other variable that it runs the tests.
 */
const areStoriesWhole = process.env['STORIES'] === 'whole' || process.env['VITEST_STORYBOOK'] === 'true';

/** All stories as tests, as the toolbar would show them: in a language, on a ground. */
const stories = (
  name: string,
  initialGlobals: { language: string; ground: string },
  {
    hasPictures,
    env,
    ...filter
  }: {
    hasPictures: boolean;
    env: Record<string, string>;
    tags?: { include: string[]; exclude: string[] };
  },
) => ({
  // Projects take the root's plugins only when they extend it; the style compiler is one of them.
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals,
      ...filter,
    }),
  ],
  test: {
    name,
    setupFiles: [
      '.storybook/clock.ts',
      '.storybook/pointer.ts',
      '.storybook/reports.ts',
      ...(hasPictures ? ['.storybook/pictures.ts'] : []),
    ],
    ...inBrowser(env),
  },
});

/**
 * Storybook reads all stories as soon as its plugin is made, which takes five seconds of a processor in every run of Vitest: it
 * is not made where each `--project=` of the command line names one plainly that is not of stories.
 */
function ifAsked<Project>(make: () => Project): Project[] {
  const asked = process.argv.filter((argument) => argument.startsWith('--project'));
  const isWithout = asked.length > 0 && asked.every((each) => /^--project=(?!stories)\w+$/.test(each));
  return isWithout ? [] : [make()];
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      attachmentsDir: 'test-results/pictures',
      // A story without its picture fails here as it does in CI, instead of taking its own and passing.
      update: 'none',
      // By default one core is left for watching.
      maxWorkers: 2,
      projects: [
        unit('unit', {
          include: unitTests,
          exclude: [...processTests, ...longTests, ...thoroughTests, ...serverTests],
        }),
        unit('thorough', { include: thoroughTests }),
        // On the embedded database and, where TEST_DATABASE_URL names one, on PostgreSQL.
        unit('server', { include: serverTests, exclude: [...processTests, ...longTests] }),
        // Some make a database again, which takes five seconds alone and a minute on a machine that has much else to do.
        unit('processes', { include: processTests }, 240_000),
        unit('long', { include: longTests }, 240_000),
        // Tests that the Flow bench exports, unchanged.
        unit('exported', { include: ['apps/flow-bench/exported/*.test.ts'] }),
        {
          extends: true,
          test: {
            name: 'hydration',
            environment: 'node',
            include: ['tests/hydration/*.test.ts'],
            hookTimeout: 60_000,
          },
        },
        // What stands in the built pages, read without a browser. `npm run build` comes first.
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'node',
            include: ['tests/pages/*.test.ts'],
            // One process reads the site's modules once, for all files.
            isolate: false,
            sequence: { groupOrder: 1 },
            fileParallelism: false,
            // A limit for what hangs: some read all 577 pages.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          // Components with what is told of them, as Storybook builds them.
          plugins: [componentDocsPlugin()],
          test: {
            name: 'storybook',
            environment: 'node',
            include: ['tests/storybook/*.test.{ts,tsx}'],
            // Storybook as it is published, whose making takes a minute of both processors: `npm run test:full`. What its pages
            // are made of is proven by the other tests without it, and what stories do by `stories`.
            ...(process.env['STORYBOOK'] === 'whole'
              ? { globalSetup: ['tests/storybook/built.ts'] }
              : { exclude: ['tests/storybook/{argument-tables,published}.test.ts'] }),
            // A limit for what hangs: one test draws every component with every choice of its controls.
            testTimeout: 120_000,
          },
        },
        ...ifAsked(() =>
          stories(
            'stories',
            { language: 'en', ground: 'night' },
            {
              hasPictures: whyNotComparable() === null,
              env: { STORIES: areStoriesWhole ? 'whole' : 'gate' },
              tags: { include: ['test'], exclude: areStoriesWhole ? [] : ['long'] },
            },
          ),
        ),
        // The same plays in the other language, on the ground that differs most: `npm run test:full`.
        ...ifAsked(() =>
          stories(
            'stories-zh',
            { language: 'zh', ground: 'sheet' },
            {
              hasPictures: false,
              env: { STORIES: 'plays' },
              // Storybook's own tag, and that of stories which choose their language themselves.
              tags: { include: ['play-fn'], exclude: ['two-languages'] },
            },
          ),
        ),
        // What holds for every component: in Chinese, with long words, mirrored; and for every form of the site.
        {
          extends: true,
          test: {
            name: 'variants',
            include: ['tests/variants/*.test.tsx', 'apps/{site,desk}/src/**/*.browser.tsx'],
            ...inBrowser({ VITEST_STORYBOOK: 'false', STORIES: areStoriesWhole ? 'whole' : 'gate' }),
          },
        },
      ],
    },
  }),
);
