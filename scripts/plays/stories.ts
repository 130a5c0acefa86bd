import type { Page } from 'playwright';

/** A story that plays, and the view that its viewport names. */
export type Story = { id: string; view: { width: number; height: number } };

/** A story as Storybook prepares it, as far as a run of plays reads it. */
type Prepared = {
  id: string;
  playFunction?: unknown;
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
};

declare global {
  interface Window {
    /** Storybook's own, in the frame of a story. */
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<unknown>;
      storyStoreValue: { loadStory: <Story = Prepared>(of: { storyId: string }) => Promise<Story> };
    };
  }
}

/**
 * All stories with a play function, in the order of their ids. The index names those that have one of their own; one that is
 * spread from another object shows only in the prepared story.
 */
export async function storiesThatPlay(page: Page, origin: string): Promise<Story[]> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page.evaluate(async (indexUrl) => {
    const { entries }: { entries: Record<string, { id: string; type: string }> } = await (
      await fetch(indexUrl)
    ).json();
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const found: Story[] = [];
    for (const { id, type } of Object.values(entries)) {
      if (type !== 'story') continue;
      const { playFunction, storyGlobals, parameters } = await preview.storyStoreValue.loadStory({
        storyId: id,
      });
      if (!playFunction) continue;
      const { width = '1280px', height = '800px' } =
        parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {};
      found.push({ id, view: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } });
    }
    return found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }, `${origin}/index.json`);
}
