import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { figuresOutOfOrder } from '../../packages/ui/src/fixtures/figure-order.ts';
import { textsSticking } from '../../packages/ui/src/fixtures/long-texts.tsx';

type Stories = Record<string, StoryObj> & { default: Meta };
type Globals = Record<string, string>;

/** Sections stand on one page each, which the gate shows in both languages: `npm run test:full` draws them by themselves. */
const sections =
  import.meta.env['STORIES'] === 'whole'
    ? import.meta.glob<Stories>('../../packages/ui/src/sections/*/*/*.stories.tsx')
    : {};
const files: Record<string, Stories> = {
  ...import.meta.glob<Stories>('../../packages/ui/src/components/*/*.stories.tsx', { eager: true }),
  ...Object.fromEntries(
    await Promise.all(Object.entries(sections).map(async ([path, load]) => [path, await load()] as const)),
  ),
};
setProjectAnnotations(preview);

/** Draws a story as the toolbar would, but not its play, which stories prove. */
async function draw(meta: Meta, story: StoryObj, globals: Globals): Promise<HTMLElement> {
  const { play: _ofAll, ...common } = meta;
  const { play: _own, ...still } = story;
  // As the story's own globals, by which it goes last.
  const shown = { ...still, globals: { ...still.globals, ...globals } };
  const Story = composeStory(shown, { ...common, id: 'variant' });
  const canvas = document.createElement('div');
  document.body.replaceChildren(canvas);
  await Story.run({ canvasElement: canvas });
  // What comes in time is measured where it comes to rest.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  return canvas;
}

/** Default of every file and what looks most unlike it, which has the tag `variants`. */
const stories = Object.entries(files).flatMap(([path, { default: meta, ...exported }]) =>
  Object.entries(exported)
    .filter(([name, { tags }]) => name === 'Default' || tags?.includes('variants'))
    .map(([name, story]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')} · ${name}`,
      drawnWith: (globals: Globals) => draw(meta, story, globals),
    })),
);

function expectNothingWider(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

describe.each([
  { variant: 'in Chinese', globals: { language: 'zh', ground: 'sheet' } },
  { variant: 'with long words', globals: { language: 'long', ground: 'sheet-dark' } },
])('on a page of 360 px, $variant, no word sticks out of its place', ({ globals }) => {
  it.each(stories)('$name', async ({ drawnWith }) => {
    await page.viewport(360, 740);
    const canvas = await drawnWith(globals);
    expectNothingWider();
    expect(textsSticking(canvas)).toEqual([]);
  });
});

describe('on a page that runs from right to left, figures are read from left to right', () => {
  it.each(stories)('$name', async ({ drawnWith }) => {
    await page.viewport(1280, 800);
    const canvas = await drawnWith({ direction: 'rtl' });
    expectNothingWider();
    expect(figuresOutOfOrder(canvas)).toEqual([]);
  });
});
