import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { renderCarousel, carouselTextsOf as textsOf } from '../../fixtures/carousel.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { CarouselPanel } from './CarouselPanel.tsx';

/** One story for each rule of the W3C APG carousel pattern. */
const meta: Meta<typeof Carousel> = {
  title: 'Media/Carousel/Rules',
  id: 'components-carousel-rules',
  tags: ['!autodocs'],
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    // What they are about is measured.
    picture: 'off',
    usage: {
      when: 'The rules of the W3C carousel pattern, one by one. When to use it stands with Carousel.',
    },
  },
  // It stands until it is started: with motion it would have rotated before a play looks.
  globals: { motion: 'reduced' },
  // Long enough that it does not advance within a test.
  args: { interval: 60_000 },
  render: renderCarousel,
};
export default meta;
type Story = StoryObj<typeof Carousel>;

const liveOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]')!;
const slidesOf = (canvasElement: HTMLElement) => [...liveOf(canvasElement).children];

export const Region: Story = {
  name: 'Region with role description, its label without the word',
  play: async ({ canvas, globals }) => {
    const { label, translations: t } = textsOf(globals);
    const region = canvas.getByRole('region', { name: label });
    await expect(region).toHaveAttribute('aria-roledescription', t.carousel);
    await expect(label.toLowerCase()).not.toContain(t.carousel);
  },
};

export const Slides: Story = {
  name: 'Slides are groups with role description and label',
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    for (const slide of slidesOf(canvasElement)) {
      await expect(slide).toHaveAttribute('role', 'group');
      await expect(slide).toHaveAttribute('aria-roledescription', t.slide);
      await expect(slide).toHaveAttribute('aria-label');
    }
    // One of them is exposed, with its place.
    const names = ['T40S', 'H10T', 'T90', 'PT2', 'S3'].map((code, item) => t.position(code, item + 1, 5));
    await expect(names.filter((name) => canvas.queryByRole('group', { name }))).toEqual([names[0]]);
  },
};

export const ControlFirst: Story = {
  name: 'The rotation control is first in tab order, then previous and next, items, stops',
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    await userEvent.tab();
    for (const name of [t.start, t.previous, t.next]) {
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.tab();
    }
    await expect(canvas.getByRole('link', { name: t.learnAbout('T40S') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.position('T40S', 1, 5) })).toHaveFocus();
  },
};

export const ControlLabel: Story = {
  name: 'The rotation control’s label changes, without aria-pressed',
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const control = canvas.getByRole('button', { name: t.start });
    for (const name of [t.pause, t.start]) {
      await userEvent.click(control);
      await expect(control).toHaveAccessibleName(name);
      await expect(control).not.toHaveAttribute('aria-pressed');
    }
  },
};

export const FocusStops: Story = {
  name: 'Focus stops rotation, and only the user restarts it',
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const control = canvas.getByRole('button', { name: t.start });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveAccessibleName(t.pause);
    control.blur();
    await waitFor(() => expect(liveOf(canvasElement)).toHaveAttribute('aria-live', 'off'));

    const stop = canvas.getByRole('button', { name: t.position('PT2', 4, 5) });
    stop.focus();
    await waitFor(() => expect(control).toHaveAccessibleName(t.start));
    // Neither the focus that leaves nor the pointer that comes and goes starts it again.
    stop.blur();
    await userEvent.hover(stop);
    await userEvent.unhover(stop);
    await expect(control).toHaveAccessibleName(t.start);
    control.focus();
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveAccessibleName(t.pause);
  },
};

export const HoverPauses: Story = {
  name: 'Hover pauses, and it goes on after',
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const live = liveOf(canvasElement);
    const control = canvas.getByRole('button', { name: t.start });
    await userEvent.click(control);
    await expect(control).toHaveAccessibleName(t.pause);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(control);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    await userEvent.hover(control);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    await expect(control).toHaveAccessibleName(t.pause);
  },
};

export const HiddenTabPauses: Story = {
  name: 'A hidden tab pauses, and it goes on when it is seen again',
  play: async ({ canvas, canvasElement, globals }) => {
    const live = liveOf(canvasElement);
    canvas.getByRole('button', { name: textsOf(globals).translations.start }).click();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    try {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
  },
};

export const LiveRegion: Story = {
  name: 'The live region is off while it rotates, polite otherwise',
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    const live = liveOf(canvasElement);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(live).toHaveAttribute('aria-atomic', 'false');
    canvas.getByRole('button', { name: t.start }).click();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    canvas.getByRole('button', { name: t.pause }).click();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
  },
};

export const ReducedMotion: Story = {
  name: 'Reduced motion starts paused',
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('button', { name: textsOf(globals).translations.start })).toBeVisible();
    await expect(canvasElement.querySelector('[data-state="rotating"]')).toBeNull();
  },
};

export const OutOfView: Story = {
  name: 'Slides out of view can neither be pressed nor reached',
  play: async ({ canvasElement }) => {
    const slides = slidesOf(canvasElement);
    const seen = slides.filter((slide) => getComputedStyle(slide).opacity !== '0');
    await expect(seen).toHaveLength(6);
    for (const slide of slides.filter((each) => !seen.includes(each))) {
      await expect(getComputedStyle(slide).pointerEvents).toBe('none');
      await expect(slide).toHaveAttribute('aria-hidden', 'true');
      await expect(slide.querySelector('a')).toHaveAttribute('tabindex', '-1');
    }
    // Those seen beside the active one are the pointer's alone.
    const reachable = seen.filter((slide) => slide.getAttribute('aria-hidden') === null);
    await expect(reachable).toHaveLength(1);
    await expect(reachable[0]).toHaveAttribute('data-active');
  },
};

export const CurrentDot: Story = {
  name: 'The current dot is aria-disabled, not disabled, in a named group',
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const dots = within(canvas.getByRole('group', { name: t.choose }));
    const current = () =>
      dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-disabled') === 'true');
    await expect(current()).toEqual([true, false, false, false, false]);
    const third = dots.getByRole('button', { name: t.position('T90', 3, 5) });
    await userEvent.click(third);
    await expect(current()).toEqual([false, false, true, false, false]);
    await expect(third).toBeEnabled();
    await expect(third).toHaveFocus();
  },
};

export const PreviousNext: Story = {
  name: 'Previous and next turn by one slide, keep the focus and are never disabled',
  play: async ({ canvas, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const previous = canvas.getByRole('button', { name: t.previous });
    const next = canvas.getByRole('button', { name: t.next });
    await userEvent.click(previous);
    await expect(canvas.getByRole('group', { name: t.position('S3', 5, 5) })).toBeVisible();
    await expect(previous).toHaveFocus();
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('group', { name: t.position('H10T', 2, 5) })).toBeVisible();
    await expect(next).toHaveFocus();
    for (const control of [previous, next]) {
      await expect(control).toHaveAttribute(
        'aria-controls',
        canvas.getByRole('group', { name: t.position('H10T', 2, 5) }).parentElement!.id,
      );
      await expect(control).not.toHaveAttribute('aria-disabled');
    }
  },
};

function ChangingSlides(props: CarouselProps) {
  const [names, setNames] = useState(['A', 'B', 'C']);
  return (
    <>
      <Carousel {...props} items={undefined}>
        {names.map((name) => (
          <CarouselPanel key={name} name={name}>
            <a href={`#${name}`}>{name}</a>
          </CarouselPanel>
        ))}
      </Carousel>
      <button type="button" onClick={() => setNames(['New', 'A', 'B', 'C'])}>
        more
      </button>
      <button type="button" onClick={() => setNames((now) => now.filter((name) => name !== 'B'))}>
        fewer
      </button>
    </>
  );
}

export const OtherSlides: Story = {
  name: 'Pause, item and focus outlive a change of slides',
  render: (args, { globals }) => <ChangingSlides {...args} {...textsOf(globals)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    const active = () => canvasElement.querySelector('[data-active]')?.getAttribute('aria-label');
    // By script, so that the focus stays where it is.
    const change = (name: string) => canvas.getByRole('button', { name }).click();
    await waitFor(() => expect(canvasElement.querySelector('[data-layout=stage]')).not.toBeNull());
    canvas.getByRole('button', { name: t.start }).click();
    (await canvas.findByRole('button', { name: t.pause })).click();
    canvas.getByRole('button', { name: t.position('B', 2, 3) }).click();
    const link = canvasElement.querySelector<HTMLElement>('[data-active] a');
    link?.focus();
    change('more');
    await waitFor(() => expect(active()).toBe(t.position('B', 3, 4)));
    await expect(await canvas.findByRole('button', { name: t.start })).toBeVisible();
    await expect(document.activeElement).toBe(link);
    await expect(canvas.getByRole('button', { name: t.position('B', 3, 4) })).toHaveAttribute(
      'aria-disabled',
    );
    change('fewer');
    await waitFor(() => expect(active()).toBe(t.position('C', 3, 3)));
    await expect(document.activeElement).toBe(canvasElement.querySelector('[data-active] a'));
    await expect(canvas.getByRole('button', { name: t.start })).toBeVisible();
  },
};
