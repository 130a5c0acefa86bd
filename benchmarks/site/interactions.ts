import type { Browser, Page } from 'playwright';
import { openPhone, settle } from './phone.ts';

/** What a visitor does on a page, and where. */
const interactions: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    path: '/en/',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'carousel',
    path: '/en/',
    act: async (page) => {
      const carousel = page.getByRole('region', { name: 'Recommended' });
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button').first().tap();
    },
  },
  {
    name: 'filter',
    path: '/en/series/searchlight',
    act: (page) => page.getByRole('main').getByText('M350', { exact: true }).first().tap(),
  },
  {
    name: 'compare',
    path: '/en/series/searchlight',
    act: (page) => page.getByRole('main').getByText('Compare', { exact: true }).first().tap(),
  },
  {
    name: 'form',
    path: '/en/apply/activate',
    act: async (page) => {
      await page.getByRole('textbox').first().tap();
      await page.keyboard.type('S3M24', { delay: 60 });
      await page.keyboard.press('Tab');
    },
  },
];

/** The longest interaction of each kind, from input to the next frame, in milliseconds; one of each round. */
export async function longestInteractions(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<{ name: string; durations: number[] }[]> {
  const longest: { name: string; durations: number[] }[] = [];
  for (const { name, path, act } of interactions) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page } = await openPhone(browser, false);
      await page.goto(origin + path);
      await settle(page);
      await act(page);
      // Entries of events come with a frame after the next.
      await page.waitForTimeout(1000);
      durations.push(await page.evaluate(() => window.seen.interaction));
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
            (shown) => shown.textContent === text && shown.checkVisibility(),
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
