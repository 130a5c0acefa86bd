import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { renderCarousel, carouselTextsOf as textsOf } from '../../fixtures/carousel.tsx';
import { Carousel } from './Carousel.tsx';

/** One story for each constant of the specification, seen in the page without a prop that sets it. */
const meta: Meta<typeof Carousel> = {
  title: 'Media/Carousel/Constants',
  id: 'components-carousel-constants',
  tags: ['!autodocs'],
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    // What they are about is measured.
    picture: 'off',
    usage: {
      when: 'The specification’s constants, as the carousel has them by default. Each is a prop or a named export.',
    },
  },
  // It stands until it is started: with motion it would have rotated before a play looks.
  globals: { motion: 'reduced' },
  render: renderCarousel,
};
export default meta;
type Story = StoryObj<typeof Carousel>;

const slidesOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[aria-live] > div'),
];
const activeOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-active]')!;
const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Delays that timers are set with while something is done. */
async function delaysOf(act: () => unknown) {
  const timers = spyOn(window, 'setTimeout');
  try {
    await act();
    return timers.mock.calls.map(([, delay]) => delay);
  } finally {
    timers.mockRestore();
  }
}

export const Advance: Story = {
  name: 'Auto-advance after 5000 ms',
  play: async ({ canvas, canvasElement, globals }) => {
    const delays = await delaysOf(async () => {
      canvas.getByRole('button', { name: textsOf(globals).translations.start }).click();
      await waitFor(() => expect(canvasElement.querySelector('[data-state="rotating"]')).not.toBeNull());
    });
    await expect(delays).toContain(5000);
    // Stopped before the picture is taken: on a busy machine that is more than 5000 ms later.
    canvas.getByRole('button', { name: textsOf(globals).translations.pause }).click();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="rotating"]')).toBeNull());
  },
};

export const Transition: Story = {
  name: 'Transition of 2300 ms',
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(activeOf(canvasElement)).getPropertyValue('--transition')).toBe('2300ms');
    await expect(getComputedStyle(activeOf(canvasElement)).transitionProperty).toBe('scale, opacity');
    await expect(getComputedStyle(activeOf(canvasElement).parentElement!).transitionProperty).toBe(
      'transform',
    );
  },
};

export const Resync: Story = {
  name: 'Resync 2500 and 4500 ms after a move',
  play: async ({ canvas, canvasElement, globals }) => {
    const stop = canvas.getByRole('button', { name: textsOf(globals).translations.position('T90', 3, 5) });
    const delays = await delaysOf(async () => {
      stop.click();
      await waitFor(() => expect(slidesOf(canvasElement)[7]).toHaveAttribute('data-active'));
    });
    await expect(delays).toEqual(expect.arrayContaining([2500, 4500]));
  },
};

export const Tripled: Story = {
  name: 'The list is there three times',
  play: async ({ canvasElement }) => {
    await expect(slidesOf(canvasElement)).toHaveLength(3 * 5);
  },
};

export const Visible: Story = {
  name: 'Items from 2 before to 3 after the active one can be seen',
  play: async ({ canvasElement }) => {
    const slides = slidesOf(canvasElement);
    const active = slides.indexOf(activeOf(canvasElement));
    const seen = slides.flatMap((slide, place) =>
      slide.getAttribute('data-view') === 'in' ? [place - active] : [],
    );
    await expect(seen).toEqual([-2, -1, 0, 1, 2, 3]);
  },
};

export const Spacing: Story = {
  name: 'Spacing of 452 px',
  play: async ({ canvasElement }) => {
    const active = activeOf(canvasElement);
    await expect(middleOf(active.nextElementSibling!) - middleOf(active)).toBeCloseTo(452, 0);
    await expect(middleOf(active) - middleOf(active.previousElementSibling!)).toBeCloseTo(452, 0);
  },
};

export const Width: Story = {
  name: 'Item width of 442 px',
  play: async ({ canvasElement }) => {
    const next = activeOf(canvasElement).nextElementSibling!;
    await expect(next.getBoundingClientRect().width).toBeCloseTo(442, 0);
  },
};

export const Scale: Story = {
  name: 'Active scale of 1.3',
  play: async ({ canvasElement }) => {
    const active = activeOf(canvasElement);
    await expect(active.getBoundingClientRect().width / active.offsetWidth).toBeCloseTo(1.3, 2);
  },
};

export const InfoWidth: Story = {
  name: 'Item width of 330 px with info',
  args: { info: true },
  play: async ({ canvasElement }) => {
    await expect(slidesOf(canvasElement).map((slide) => slide.offsetWidth)).toEqual([
      330, 330, 330, 330, 330,
    ]);
  },
};

export const NarrowWidth: Story = {
  name: 'Item width of at most 365 px on narrow screens, static at 768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const slides = slidesOf(canvasElement);
    await expect(window.innerWidth).toBe(768);
    await waitFor(() => expect(slidesOf(canvasElement)).toHaveLength(5));
    await expect(slides.map((slide) => slide.offsetWidth)).toEqual([365, 365, 365, 365, 365]);
    await expect(slides.map((slide) => getComputedStyle(slide).transform)).toEqual(slides.map(() => 'none'));
  },
};

export const NarrowInfoWidth: Story = {
  ...NarrowWidth,
  name: 'The same width with info, known only when the script runs: nothing shifts',
  args: { info: true },
};

export const PhoneDots: Story = {
  name: 'Dots scroll the phone’s strip smoothly',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const strip = canvasElement.querySelector('[aria-live]')!;
    const scroll = spyOn(strip, 'scrollTo');
    // What is in motion is drawn otherwise, so the strip is put where the scroll would have ended.
    scroll.mockImplementation((to: unknown) => {
      if (to instanceof Object && 'left' in to) strip.scrollLeft = Number(to.left);
    });
    // Tests prefer less motion; the visitor this is about does not.
    const match = window.matchMedia.bind(window);
    const preference = spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query.includes('reduced-motion') ? 'not all' : query),
    );
    try {
      const { position } = textsOf(globals).translations;
      await userEvent.click(canvas.getByRole('button', { name: position('H10T', 2, 5) }));
      await waitFor(() => expect(scroll).toHaveBeenCalled());
      await expect(scroll.mock.calls[0]?.[0]).toMatchObject({ behavior: 'smooth' });
    } finally {
      preference.mockRestore();
      scroll.mockRestore();
    }
  },
};

/** What a click on an item does: whether its link was kept from being followed. */
function clickOn(item: HTMLElement) {
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  item.querySelector('a')!.click();
  return isPrevented;
}

export const ClickCentres: Story = {
  name: 'Without info a click centres the item',
  play: async ({ canvasElement }) => {
    const third = slidesOf(canvasElement)[7]!;
    await expect(clickOn(third)).toBe(true);
    await waitFor(() => expect(third).toHaveAttribute('data-active'));
    // The active one's link is followed.
    await expect(clickOn(third)).toBe(false);
  },
};

export const ClickNavigates: Story = {
  name: 'With info a click follows the link',
  args: { info: true },
  play: async ({ canvasElement }) => {
    const third = slidesOf(canvasElement)[2]!;
    await expect(clickOn(third)).toBe(false);
    await expect(third).not.toHaveAttribute('data-active');
  },
};
