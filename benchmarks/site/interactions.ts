import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { openPhone, settle } from './phone.ts';

/** What a visitor taps on a page, and where; and what is typed there. */
const interactions: { name: string; path: string; target: (page: Page) => Locator; typed?: string }[] = [
  {
    name: 'nothing (a heading)',
    path: '/en/',
    target: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'menu',
    path: '/en/',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'carousel',
    path: '/en/',
    target: (page) => page.getByRole('region', { name: 'Recommended' }).getByRole('button').first(),
  },
  {
    name: 'filter',
    path: '/en/series/searchlight',
    target: (page) => page.getByRole('main').getByText('M350', { exact: true }).first(),
  },
  {
    name: 'compare',
    path: '/en/series/searchlight',
    target: (page) => page.getByRole('main').getByText('Compare', { exact: true }).first(),
  },
  {
    name: 'form',
    path: '/en/apply/activate',
    target: (page) => page.getByRole('textbox').first(),
    typed: 'S3M24',
  },
];

/** Milliseconds for which a finger stays on the glass. */
const press = 80;

async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The longest interaction of each kind, from input to the next frame, in milliseconds; one of each round. */
export async function longestInteractions(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<{ name: string; durations: number[] }[]> {
  const longest: { name: string; durations: number[] }[] = [];
  for (const { name, path, target, typed } of interactions) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, session } = await openPhone(browser, false);
      await page.goto(origin + path);
      await settle(page);
      await target(page).scrollIntoViewIfNeeded();
      const box = await target(page).boundingBox();
      if (!box) throw new Error(`There is nothing to tap for "${name}" on ${path}.`);
      // To find a place takes the page's own time, and a locator's tap looks for it within the event. A finger does neither.
      await settle(page);
      await tap(session, box.x + box.width / 2, box.y + box.height / 2);
      if (typed !== undefined) {
        await page.keyboard.type(typed, { delay: 60 });
        await page.keyboard.press('Tab');
      }
      // Entries of events come with a frame after the next.
      await page.waitForTimeout(1000);
      const duration = await page.evaluate(() => window.seen.interaction);
      if (duration === 0) throw new Error(`"${name}" on ${path} was not heard of as an interaction.`);
      durations.push(duration);
      await page.context().close();
    }
    longest.push({ name, durations });
  }
  return longest;
}

/** Milliseconds from the click on a link to the heading of the page it leads to, on the slow line. */
export async function clickToContent(
  browser: Browser,
  address: string,
  linkEnd: string,
  heading: string,
): Promise<number> {
  const { page } = await openPhone(browser, true);
  await page.goto(address, { timeout: 90_000 });
  await settle(page);
  const link = page.locator(`main a[href$="${linkEnd}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // A visitor reads before going on.
  await page.waitForTimeout(5000);
  const took = await link.evaluate(
    (element, text) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          const isShown = [...document.querySelectorAll('h1')].some(
            (each) => each.textContent === text && each.checkVisibility(),
          );
          if (isShown) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    heading,
  );
  await page.context().close();
  return took;
}
