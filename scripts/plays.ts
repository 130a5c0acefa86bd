import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, findHeadlessShell, softwareOnly } from './browser.ts';
import { builtStorybook } from './built-storybook.ts';
import { serveFolder } from './plays/folder-server.ts';
import { play, readyPage } from './plays/play.ts';
import { type Story, storiesThatPlay } from './plays/stories.ts';

/**
 * Plays every story that plays in the published Storybook, as a designer's browser does: with motion, and with
 * `prefers-reduced-motion: reduce`. `--with-motion` leaves the second out; words choose the stories whose ids contain one;
 * `--report=FILE` writes what the run came to.
 */
const pages = 2;
const longestReason = 300;

const given = process.argv.slice(2).filter((word) => word !== '--');
const words = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase());
const motions = given.includes('--with-motion')
  ? (['no-preference'] as const)
  : (['no-preference', 'reduce'] as const);
const reportFile = given.find((word) => word.startsWith('--report='))?.slice('--report='.length);

/** `failed` has a line for each play, with what was wrong. */
type Outcome = { passed: number; failed: string[] };

const briefly = (id: string, faults: string[]) =>
  `${id}: ${stripVTControlCharacters(faults.join(' | ')).replace(/\s+/gu, ' ').slice(0, longestReason)}`;

async function playAll(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  reducedMotion: 'no-preference' | 'reduce',
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: [] };
  const left = stories.values();
  const takeFromThem = async () => {
    // One context for each page: the focus and the clipboard are a page's own.
    const page = await readyPage(await browser.newPage({ reducedMotion, timezoneId: 'UTC' }));
    for (const story of left) {
      const faults = await play(page, origin, story);
      if (faults.length === 0) {
        outcome.passed += 1;
        continue;
      }
      const line = `failed: ${briefly(story.id, faults)}`;
      console.log(line);
      outcome.failed.push(line);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: pages }, takeFromThem));
  return outcome;
}

const told = { 'no-preference': 'with motion', reduce: 'with reduced motion' };

async function main(): Promise<void> {
  const found = ensureBrowser();
  if (!found.ok) throw new Error(found.reason);
  const { origin, stop } = await serveFolder(await builtStorybook());
  const executablePath = findHeadlessShell();
  const browser = await chromium.launch({
    // A story presses by script, which is no gesture of a visitor.
    args: ['--autoplay-policy=no-user-gesture-required', softwareOnly],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    const all = await storiesThatPlay(page, origin);
    await page.close();
    const stories = words.length > 0 ? all.filter(({ id }) => words.some((word) => id.includes(word))) : all;
    // A word that fits no story would pass as well.
    if (stories.length === 0) throw new Error('No story that plays was found.');
    const lines: string[] = [];
    for (const motion of motions) {
      const { passed, failed } = await playAll(browser, origin, stories, motion);
      const count = `${passed} plays passed, ${failed.length} failed ${told[motion]}`;
      console.log(count);
      lines.push(count, ...failed);
      if (failed.length > 0) process.exitCode = 1;
    }
    if (reportFile) writeFileSync(reportFile, lines.join('\n         '));
  } finally {
    await browser.close();
    stop();
  }
}

await main();
