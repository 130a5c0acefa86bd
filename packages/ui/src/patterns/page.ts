import { expect } from 'storybook/test';

/** Parameters of every page. A docs page shows whole pages in frames of their own. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '800px' } },
  viewport: { options: { pocket: { name: '320', styles: { width: '320px', height: '640px' } } } },
} as const;

/** The phone of the comps, 390 px. */
export const onPhone = { viewport: { value: 'phone' } } as const;

/** The narrowest page there is, in words about 40 % longer. */
export const inPocket = { viewport: { value: 'pocket' }, language: 'long' } as const;

/** What holds for every page: one main landmark, one title, each id once, and nothing wider than the page. */
export async function expectWholePage({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.querySelectorAll('main')).toHaveLength(1);
  await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
  const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids).toEqual([...new Set(ids)]);
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
