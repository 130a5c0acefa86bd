import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { nightOf } from '../../fixtures/product-pictures.tsx';
import { Figure } from '../Figure/index.ts';
import { Carousel, type CarouselTranslations } from './Carousel.tsx';

const en = {
  label: 'Recommended',
  lines: [
    'Light, voice and flash in one',
    'A spoken order carries 560 m',
    '27 lx on the ground from 100 m',
    'Two hooks, released in any order',
    'Seen from 5 km',
  ],
  translations: {
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Pause rotation',
    start: 'Start rotation',
    position: (code, place, count) => `${code}, ${place} of ${count}`,
    choose: 'Choose a payload',
    learn: 'Learn',
    learnAbout: (code) => `Learn about ${code}`,
  } satisfies CarouselTranslations,
};
const zh: typeof en = {
  label: '推荐产品',
  lines: [
    '照明、喊话、警示一体',
    '喊话可达 560 m',
    '100 m 处地面照度 27 lx',
    '双钩，任意顺序释放',
    '5 km 外可见',
  ],
  translations: {
    carousel: '轮播',
    slide: '幻灯片',
    pause: '暂停轮播',
    start: '开始轮播',
    position: (code, place, count) => `${code}，第 ${place} 项，共 ${count} 项`,
    choose: '选择产品',
    learn: '了解',
    learnAbout: (code) => `了解 ${code}`,
  },
};
const textsOf = (globals: Record<string, unknown>) => inLanguage(globals, { en, zh });

const models = [
  ['T40S', <Figure key="T40S" size="card" value={118} unit="dB" />],
  ['H10T', <Figure key="H10T" size="card" value={126} unit="dB" />],
  ['T90', <Figure key="T90" size="card" value={13000} unit="lm" />],
  ['PT2', <Figure key="PT2" size="card" value={8} unit="kg" />],
  ['S3', <Figure key="S3" size="card" value={5} unit="km" />],
] as const;

const itemsOf = (globals: Record<string, unknown>) =>
  models.map(([code, figure], item) => ({
    key: code,
    code,
    href: `#${code}`,
    line: textsOf(globals).lines[item],
    figure,
    picture: nightOf(code),
  }));

const meta: Meta<typeof Carousel> = {
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'A handful of products to put forward on a page that has other things to say. What everyone must see does not belong in it. It rests while the pointer is over it and in a hidden tab; focus, a touch of the strip and reduced motion stop it until its control starts it again.',
      keyboard: [
        [
          'Tab',
          'To the rotation control, then the active item, then the stops of the scale. Rotation stops.',
        ],
        ['Enter, Space', 'On the control: starts or pauses. On a stop: brings its item to the middle.'],
        ['Enter', "On the item: follows the item's link."],
      ],
    },
  },
  args: { onClick: fn() },
  render: (args, { globals }) => {
    const { label, translations } = textsOf(globals);
    return (
      <Carousel
        {...args}
        label={args.label ?? label}
        items={args.items ?? itemsOf(globals)}
        translations={args.translations ?? translations}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

/** The W3C pattern: names and roles, the control first, one slide exposed, the rest out of reach. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { label, translations: t } = textsOf(globals);
    const region = canvas.getByRole('region', { name: label });
    await expect(region).toHaveAttribute('aria-roledescription', t.carousel);
    await expect(label.toLowerCase()).not.toContain(t.carousel);

    // Tests run with reduced motion: it starts paused.
    const control = canvas.getByRole('button', { name: t.start });
    await expect(control).not.toHaveAttribute('aria-pressed');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');

    // 15 places, of which 2 before to 3 after can be seen and the others are inert.
    const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-live] > div')];
    await expect(slides).toHaveLength(15);
    await expect(slides.filter((slide) => !slide.inert)).toHaveLength(6);
    const active = canvas.getByRole('group', { name: t.position('T40S', 1, 5) });
    await expect(active).toHaveAttribute('aria-roledescription', t.slide);
    const { width } = active.getBoundingClientRect();
    await expect(width).toBeCloseTo(442 * 1.3, 0);

    // Nothing makes the page scroll sideways.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

    // Control, active item, stops.
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.learnAbout('T40S') })).toHaveFocus();
    await userEvent.tab();
    const stop = canvas.getByRole('button', { name: t.position('T40S', 1, 5) });
    await expect(stop).toHaveFocus();
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toBeEnabled();
  },
};

export const Playground: Story = {
  args: { info: false, interval: 5000, transition: 2300, spacing: 452, itemWidth: 442, activeScale: 1.3 },
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

/** Restarted by its control it advances with the live region off; focus that comes to it stops it. */
export const Rotating: Story = {
  args: { interval: 300, resyncDelays: [20, 40] },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const live = canvasElement.querySelector('[aria-live]')!;
    const control = canvas.getByRole('button', { name: t.start });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveAccessibleName(t.pause);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await canvas.findByRole('group', { name: t.position('S3', 5, 5) }, { timeout: 5000 });
    await canvas.findByRole('group', { name: t.position('T40S', 1, 5) }, { timeout: 5000 });
    control.blur();
    await expect(live).toHaveAttribute('aria-live', 'off');
    canvas.getByRole('button', { name: t.position('PT2', 4, 5) }).focus();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    await expect(control).toHaveAccessibleName(t.start);
  },
};

/** The pointer over it makes it rest, and it goes on after. */
export const Hovered: Story = {
  args: { interval: 60000 },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const live = canvasElement.querySelector('[aria-live]')!;
    const control = canvas.getByRole('button', { name: t.start });
    await userEvent.click(control);
    await expect(control).toHaveAccessibleName(t.pause);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(control);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    await userEvent.hover(control);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    await expect(control).toHaveAccessibleName(t.pause);
    await userEvent.click(control);
    await expect(control).toHaveAccessibleName(t.start);
  },
};

/** A hidden tab makes it rest, and it goes on when the tab is seen again. */
export const HiddenTab: Story = {
  args: { interval: 60000 },
  play: async ({ canvas, canvasElement, globals }) => {
    const live = canvasElement.querySelector('[aria-live]')!;
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
  render: (args, { globals }) => (
    <Carousel {...args} {...textsOf(globals)} items={itemsOf(globals).slice(0, 2)} />
  ),
};

/** One item neither rotates nor has anything to control. */
export const OneItem: Story = {
  render: (args, { globals }) => (
    <Carousel {...args} {...textsOf(globals)} items={itemsOf(globals).slice(0, 1)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };
