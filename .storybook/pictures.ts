import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { groundClass } from './grounds.ts';
import './pictures.css';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's own runner: `components-button--default`. */
    storyId?: string;
  }
  interface TestContext {
    /** Set by Storybook's own runner as well. `picture: 'off'` is for what a running clock changes. */
    story?: { parameters: { picture?: 'off' } };
  }
}

/** Taller stories are whole pages, whose ends are stories of their own. */
const tallest = 3000;

/** Milliseconds for masks and posters to arrive: they have no event, so a picture that differs is taken again. */
const lateArrivals = 4000;

/** Compares each story, as its play has left it, with its picture. */
afterEach(async ({ task, story: told }) => {
  const { storyId } = task.meta;
  // A story that has failed looks as it may; its own error says why.
  if (storyId === undefined || task.result?.state === 'fail') return;
  if (told?.parameters.picture === 'off') return;
  const [story] = document.getElementsByClassName(groundClass);
  if (!story) throw new Error(`The story ${storyId} shows nothing to take a picture of.`);
  await document.fonts.ready;
  // What lies outside the view comes out white. In a taller view some stories are taller themselves.
  for (let turn = 0; turn < 3; turn += 1) {
    const height = Math.min(Math.ceil(story.getBoundingClientRect().bottom + scrollY), tallest);
    if (height <= innerHeight) break;
    // oxlint-disable-next-line no-await-in-loop -- each view shows how tall the next one has to be
    await page.viewport(innerWidth, height);
  }
  const end = performance.now() + lateArrivals;
  for (;;) {
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it runs inside each story's test
      await expect(story).toMatchScreenshot(storyId);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}, 90_000);
