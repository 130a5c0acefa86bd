import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { groundClass } from './grounds.ts';
import { shownStory } from './shown-story.ts';
import './pictures.css';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's own runner: `components-button--default`. */
    storyId?: string;
    /** The picture that the story has been compared with; null where it has none. */
    picture?: string | null;
  }
  interface TestContext {
    /** Set by Storybook's own runner as well. `picture: 'off'` is for what a running clock changes. */
    story?: { parameters: { picture?: 'off' } };
  }
}

/** Pixels. Taller stories are whole pages, whose ends are stories of their own: the picture ends here. */
const tallest = 3000;

/**
 * Milliseconds for posters of films and parts with a script of their own to arrive: they have no event, so a picture that differs is
 * taken again. A limit for what hangs: a script is made when it is first asked for, on a machine that has much else to do.
 */
const lateArrivals = 20_000;

/** Ends a story where its picture ends: the browser would move the page to have in view what is taller. */
function cutOff(story: HTMLElement): void {
  const { top, height } = story.getBoundingClientRect();
  const room = tallest - (top + scrollY);
  if (height > room) Object.assign(story.style, { maxBlockSize: `${room}px`, overflow: 'clip' });
}

/**
 * Gives the view the height of a story, for what lies outside comes out white. In a taller view some stories are taller
 * themselves, so it grows up to three times.
 */
function viewFor(story: HTMLElement): () => Promise<void> {
  let turns = 0;
  return async () => {
    while (turns < 3) {
      cutOff(story);
      const height = Math.ceil(story.getBoundingClientRect().bottom + scrollY);
      if (height <= innerHeight) return;
      turns += 1;
      await page.viewport(innerWidth, height);
      // It is told before the story knows: measured now, what goes by the view's height would be as tall as before.
      await vi.waitUntil(() => innerHeight === height, { timeout: lateArrivals });
      await new Promise(requestAnimationFrame);
    }
  };
}

/** Waits until the pictures that masks are cut from are decoded: the element that has the mask has no event for it. */
async function masksLoaded(story: Element): Promise<void> {
  const addresses = new Set<string>();
  for (const element of story.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { maskImage } = getComputedStyle(element, pseudo);
      for (const [, address] of maskImage.matchAll(/url\("([^"]+)"\)/g)) if (address) addresses.add(address);
    }
  }
  // A picture that does not come is a case of its own, with its own look.
  await Promise.allSettled(
    [...addresses].map((address) => Object.assign(new Image(), { src: address }).decode()),
  );
}

/**
 * Takes what could stick to an edge of the view, and does not, out of the layer that it would move in: as a layer of its own it
 * is drawn half a pixel higher or lower, in one run and not in another.
 */
function unstick(story: Element): void {
  for (const element of story.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    const { position, insetBlock } = element.style;
    const { top } = element.getBoundingClientRect();
    Object.assign(element.style, { position: 'relative', insetBlock: 'auto' });
    // What has been stuck, or is laid out by it, stays as it was.
    if (Math.abs(element.getBoundingClientRect().top - top) >= 1)
      Object.assign(element.style, { position, insetBlock });
  }
}

/** Compares each story, as its play has left it, with its picture. */
afterEach(async ({ task, story: context }) => {
  const { storyId } = task.meta;
  // A story that has failed looks as it may; its own error says why.
  if (storyId === undefined || task.result?.state === 'fail') return;
  // In the gate what a play leaves behind is told by the play.
  const isLeft = import.meta.env['STORIES'] === 'gate' && !shownStory.isStill;
  if (context?.parameters.picture === 'off' || isLeft) {
    task.meta.picture = null;
    return;
  }
  const story = document.querySelector<HTMLElement>(`.${groundClass}`);
  if (!story) throw new Error(`The story ${storyId} shows nothing to take a picture of.`);
  await document.fonts.ready;
  await masksLoaded(story);
  unstick(story);
  const fitView = viewFor(story);
  const end = performance.now() + lateArrivals;
  for (;;) {
    await fitView();
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it runs inside each story's test
      await expect(story).toMatchScreenshot(storyId);
      task.meta.picture = storyId;
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}, 90_000);
