import cnLamp from '../../packages/catalog/src/locales/cn/lamp.json' with { type: 'json' };
import enLamp from '../../packages/catalog/src/locales/en/lamp.json' with { type: 'json' };
import { noBreakEnds } from '../../packages/web/src/language/no-break-ends.ts';
import { expectAccessible } from './accessible.ts';
import { expect, heading, longTimeout, prepare, press, test, texts } from './port-page.ts';

const lampTexts = noBreakEnds({ en: enLamp, cn: cnLamp });

declare global {
  interface Window {
    lamps?: string[];
  }
}

test('the device on the page goes with the one on the bench', async ({ page, device }) => {
  const t = texts.cn;
  const { states, title } = lampTexts.cn;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((address) => address.includes('DeviceAtPort'));
  await page.goto('/cn/port');
  await expect(heading(page)).toHaveText(t.select.title);
  expect(isFetched()).toBe(false);

  await device();
  await prepare(page, 'cn', 40_000);
  const drawing = page.getByRole('figure', { name: title });
  await expect(drawing).toContainText(states.waiting);
  expect(isFetched()).toBe(true);
  await expectAccessible(page);

  // What is read out: each state once, and not again with each block.
  await drawing.getByRole('status').evaluate((status) => {
    const said = [status.firstElementChild?.textContent ?? ''];
    window.lamps = said;
    new MutationObserver(() => said.push(status.firstElementChild?.textContent ?? '')).observe(
      status.firstElementChild ?? status,
      { subtree: true, childList: true, characterData: true },
    );
  });
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
  await expect(drawing).toContainText(states.done);
  const said = (await page.evaluate(() => window.lamps)) ?? [];
  expect(said.map((words) => Object.values(states).find((state) => words.startsWith(state)))).toEqual([
    states.waiting,
    states.updating,
    states.receiving,
    states.updating,
    states.restarting,
    states.done,
  ]);
});

test('the lamp does not flash for those who prefer less motion', async ({ page, device }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await device({ faults: ['flash@40%'] });
  await prepare(page, 'en', 10_000);
  await press(page, texts.en.ready.send);
  const drawing = page.getByRole('figure', { name: lampTexts.en.title });
  await expect(drawing).toContainText(lampTexts.en.states.failed, longTimeout);
  // A lamp flashes again and again; the page's own fade happens once.
  const repeated = () =>
    drawing.evaluate((figure) =>
      figure
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect?.getTiming().iterations)
        .filter((iterations) => iterations !== 1),
    );
  expect(await repeated()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await repeated()).toEqual([Number.POSITIVE_INFINITY]);
});
