import type { Browser } from 'playwright';
import { openPhone, settle } from './phone.ts';

/** Milliseconds for which a visitor reads before going on. */
const readingMs = 5000;

/** Milliseconds from the click on a link to the heading of the page it leads to, on the slow line. */
export async function clickToContent(
  browser: Browser,
  address: string,
  linkEnd: string,
  heading: string,
): Promise<number> {
  const { page } = await openPhone(browser, { isSlow: true });
  await page.goto(address, { timeout: 90_000 });
  await settle(page);
  const link = page.locator(`main a[href$="${linkEnd}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(readingMs);
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
