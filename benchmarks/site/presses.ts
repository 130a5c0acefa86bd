import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { GoalId } from '../goals.ts';
import { openPhone, settle } from './phone.ts';

interface Press {
  name: string;
  goal?: GoalId;
  target: (page: Page) => Locator;
  /** What is typed there. */
  typed?: string;
  /** What undoes it for the next one: a key, or the same tap again. */
  undo?: 'Escape' | 'again';
}

/** What a visitor taps on a page, and where. */
const presses: { path: string; presses: Press[] }[] = [
  {
    path: '/en/',
    presses: [
      // What a press costs on this machine at least.
      { name: 'nothing (a heading)', target: (page) => page.getByRole('heading', { level: 1 }) },
      {
        name: 'menu',
        goal: 'press-menu',
        target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
        undo: 'Escape',
      },
      {
        name: 'carousel',
        goal: 'press-carousel',
        target: (page) => page.getByRole('region', { name: 'Recommended' }).getByRole('button').first(),
      },
    ],
  },
  {
    path: '/en/series/searchlight',
    presses: [
      {
        name: 'compare',
        goal: 'press-compare',
        target: (page) => page.getByRole('main').getByText('Compare', { exact: true }).first(),
        undo: 'again',
      },
      {
        name: 'filter',
        goal: 'press-filter',
        target: (page) => page.getByRole('main').getByText('M350', { exact: true }).first(),
      },
    ],
  },
  {
    path: '/en/apply/activate',
    presses: [
      {
        name: 'form',
        goal: 'press-form',
        target: (page) => page.getByRole('textbox').first(),
        typed: 'S3M24',
      },
    ],
  },
];

/** Milliseconds for which a finger stays on the glass. */
const pressMs = 80;
/** Milliseconds for which the page is left alone before a press: to find a place takes its own time. */
const quietMs = 500;
/** And after it has loaded: what it does then is no part of a press. */
const settledMs = 2000;
/** Milliseconds within which an interaction is told of, a frame after the next. */
const toldMs = 600;

async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function press(page: Page, session: CDPSession, { name, target, typed, undo }: Press): Promise<number> {
  await target(page).scrollIntoViewIfNeeded();
  const box = await target(page).boundingBox();
  if (!box) throw new Error(`There is nothing to tap for "${name}".`);
  await page.waitForTimeout(quietMs);
  await page.evaluate(() => {
    window.seen.interaction = 0;
  });
  // A locator's tap looks for the place within the event; a finger does not.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tap(session, x, y);
  if (typed !== undefined) {
    await page.keyboard.type(typed, { delay: 60 });
    await page.keyboard.press('Tab');
  }
  await page.waitForTimeout(toldMs);
  const duration = await page.evaluate(() => window.seen.interaction);
  if (duration === 0) throw new Error(`"${name}" was not heard of as an interaction.`);
  if (undo === 'Escape') await page.keyboard.press('Escape');
  if (undo === 'again') await tap(session, x, y);
  return duration;
}

/** The longest interaction of each press, from input to the next frame, in milliseconds; one of each round. */
export async function measurePresses(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<{ name: string; goal?: GoalId | undefined; durations: number[] }[]> {
  const durations = new Map<Press, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const visited of presses) {
      const { page, session } = await openPhone(browser, { isSlow: false });
      await page.goto(origin + visited.path);
      await settle(page, settledMs);
      for (const one of visited.presses)
        durations.set(one, [...(durations.get(one) ?? []), await press(page, session, one)]);
      await page.context().close();
    }
  }
  return [...durations].map(([{ name, goal }, took]) => ({ name, goal, durations: took }));
}
