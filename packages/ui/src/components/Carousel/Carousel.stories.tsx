import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { carouselItemsOf, renderCarousel, carouselTextsOf as textsOf } from '../../fixtures/carousel.tsx';
import { inLanguage } from '../../fixtures/language.ts';
import { Carousel } from './Carousel.tsx';

const meta: Meta<typeof Carousel> = {
  title: 'Media/Carousel',
  id: 'components-carousel',
  tags: ['stable', 'since-0.1.0'],
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Use it for a handful of products to put forward on a page that has other things to say. What everyone must see does not belong in it; for a choice among industries use IndustryCarousel.\n\n**Pause rule.** It rests while the pointer is over it, out of view and in a hidden tab, and goes on by itself after. Focus, a touch, a drag, the wheel and reduced motion stop it: then its control alone starts it again.\n\n**Gestures.** Fingers and the mouse take the items along, wheel and trackpad turn it across; up and down stay the page’s. A page may keep `item` and `paused` itself, and give slides of its own as `CarouselPanel`. Each rule of the W3C pattern, each constant and each gesture has a story of its own under Rules, Constants and Gestures, the last with a meter of what a move costs.',
      keyboard: [
        [
          'Tab',
          'To the rotation control, previous and next, then the active item, then the stops of the scale. Rotation stops.',
        ],
        ['Enter, Space', 'On the control: starts or pauses. On a stop: brings its item to the middle.'],
        ['Enter', "On the item: follows the item's link."],
        ['Arrow left, arrow right', 'Anywhere in it: the item on that side comes to the middle.'],
        ['Home, End', 'Anywhere in it: the first or the last item comes to the middle.'],
      ],
    },
  },
  args: { onClick: fn() },
  render: renderCarousel,
};
export default meta;
type Story = StoryObj<typeof Carousel>;

/** Five items: one in the middle, two before it and three after it can be seen. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, translations: t } = textsOf(globals);
    await expect(canvas.getByRole('region', { name: label })).toBeVisible();
    await expect(canvas.getByRole('group', { name: t.position('T40S', 1, 5) })).toHaveAttribute(
      'data-active',
    );
    // Nothing makes the page scroll sideways.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { info: false, interval: 5000, transition: 2300, spacing: 452, itemWidth: 442, activeScale: 1.3 },
};

/** A band of its own, with what each figure is of. */
export const Band: Story = {
  args: { space: 'band' },
  render: (args, context) =>
    renderCarousel(
      {
        ...args,
        items: carouselItemsOf(context.globals).map((item) => ({
          ...item,
          measure: inLanguage(context.globals, { en: 'at best', zh: '最高' }),
        })),
      },
      context,
    ),
};

/** It begins with an item of the page's choice. */
export const Begun: Story = {
  args: { defaultItem: 2 },
  play: async ({ canvas, globals }) => {
    const { translations: t } = textsOf(globals);
    await expect(canvas.getByRole('group', { name: t.position('T90', 3, 5) })).toHaveAttribute('data-active');
    await expect(canvas.getByRole('button', { name: t.position('T90', 3, 5) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** As a strip it stands there from the start. */
export const BegunStrip: Story = {
  args: { defaultItem: 2, info: true },
  play: async ({ canvas, globals }) => {
    const { translations: t } = textsOf(globals);
    const item = canvas.getByRole('group', { name: t.position('T90', 3, 5) });
    const { left, right } = item.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(item.parentElement!.scrollLeft).toBeGreaterThan(0);
  },
};

/** A stop of the scale brings its item to the middle. */
export const Stops: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.position('T90', 3, 5) }));
    await expect(canvas.getByRole('group', { name: t.position('T90', 3, 5) })).toHaveAttribute('data-active');
    await expect(canvas.getByRole('button', { name: t.position('T90', 3, 5) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: t.position('T40S', 1, 5) })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** A click on an item beside the active one brings it to the middle and follows nothing. */
export const Centred: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    const address = location.href;
    const next = canvasElement.querySelector<HTMLElement>('[data-active] + div')!;
    const slideBox = next.getBoundingClientRect();
    const shown = canvas.getByRole('group', { name: t.position('T40S', 1, 5) }).getBoundingClientRect();
    await expect(Math.round(slideBox.left + slideBox.width / 2 - shown.left - shown.width / 2)).toBe(452);
    next.querySelector('a')!.click();
    await waitFor(() => expect(next).toHaveAttribute('data-active'));
    await expect(location.href).toBe(address);
  },
};

/** Past the last place but three of the tripled list it is brought back by one copy, and the focus goes with it. */
export const Resynced: Story = {
  args: { resyncDelays: [400, 600] },
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-live] > div')];
    const activePlace = () => slides.findIndex((slide) => slide.hasAttribute('data-active'));
    for (const place of [8, 11, 14]) {
      const link = slides[place]!.querySelector('a')!;
      link.focus();
      link.click();
      await waitFor(() => expect(activePlace()).toBe(place));
    }
    await waitFor(() => expect(activePlace()).toBe(9));
    await expect(canvas.getByRole('link', { name: t.learnAbout('S3') })).toHaveFocus();
    await expect(slides[9]).toContainElement(canvas.getByRole('link', { name: t.learnAbout('S3') }));
  },
};

/** A touch-sized site: a strip, 330 px an item, each item exposed once; the stops scroll it. */
export const TouchSized: Story = {
  args: { info: true },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const strip = canvasElement.querySelector('[aria-live]')!;
    const slides = [...strip.children];
    await expect(slides.map((slide) => slide.getBoundingClientRect().width)).toEqual([
      330, 330, 330, 330, 330,
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: t.position('H10T', 2, 5) }));
    await waitFor(() => expect(strip.scrollLeft).toBe(342));
    await expect(canvas.getByRole('button', { name: t.position('H10T', 2, 5) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Fewer items than fill the view are repeated until they do. */
export const TwoItems: Story = {
  render: (args, context) =>
    renderCarousel({ ...args, items: carouselItemsOf(context.globals).slice(0, 2) }, context),
};

/** One item neither rotates nor has anything to control. */
export const OneItem: Story = {
  render: (args, context) =>
    renderCarousel({ ...args, items: carouselItemsOf(context.globals).slice(0, 1) }, context),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** From right to left the next item stands on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    const next = canvasElement.querySelector('[data-active] + div')!;
    const shown = canvas.getByRole('group', { name: t.position('T40S', 1, 5) });
    await expect(next.getBoundingClientRect().left).toBeLessThan(shown.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
