import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { carouselItemsOf, renderCarousel, carouselTextsOf as textsOf } from '../../fixtures/carousel.tsx';
import { CarouselCost } from '../../fixtures/carousel-cost.tsx';
import { inLanguage } from '../../fixtures/language.ts';
import { Carousel, CarouselPanel, type CarouselProps } from './index.ts';

/** One story for each way to turn it, and for what a page can decide about it. */
const meta: Meta<typeof Carousel> = {
  title: 'Media/Carousel/Gestures',
  id: 'components-carousel-gestures',
  component: Carousel,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // What they are about is measured.
    picture: 'off',
    usage: {
      when: 'Finger, mouse, wheel and keys, one by one, and the states that a page may keep itself. When to use it stands with Carousel.',
    },
  },
  // Long enough that it does not advance within a test.
  args: { interval: 60_000, onClick: fn(), onItemChange: fn(), onPausedChange: fn() },
  render: renderCarousel,
};
export default meta;
type Story = StoryObj<typeof Carousel>;

const codeShown = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-active] p')?.textContent;
const viewOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]')!.parentElement!;

/** A press in the middle of the view that goes so far, and is let go there. */
async function dragBy(canvasElement: HTMLElement, pointerType: 'mouse' | 'touch', across: number, down = 0) {
  const target = canvasElement.querySelector('[data-active]')!;
  // Hands see a frame between two drags; taken hold of on its way, the list would stay where it is seen.
  await Promise.all(target.parentElement!.getAnimations().map(({ finished }) => finished));
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = (part: number) => ({
    isPrimary: true,
    pointerType,
    button: 0,
    clientX: left + width / 2 + across * part,
    clientY: top + height / 2 + down * part,
  });
  await fireEvent.pointerDown(target, at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(target, at(part));
  await fireEvent.pointerUp(target, at(1));
}

/** Under 50 px it goes back; from there the next item comes, and a long way brings two. Up and down is the page's. */
export const Swipe: Story = {
  name: 'A finger takes the items along',
  play: async ({ args, canvasElement }) => {
    await dragBy(canvasElement, 'touch', -49);
    await expect(codeShown(canvasElement)).toBe('T40S');
    await dragBy(canvasElement, 'touch', -60, 80);
    await expect(codeShown(canvasElement)).toBe('T40S');
    await dragBy(canvasElement, 'touch', -60);
    await expect(codeShown(canvasElement)).toBe('H10T');
    await dragBy(canvasElement, 'touch', -900);
    await expect(codeShown(canvasElement)).toBe('PT2');
    await dragBy(canvasElement, 'touch', 60);
    await expect(codeShown(canvasElement)).toBe('T90');
    await expect(args.onItemChange).toHaveBeenCalledTimes(3);
  },
};

/** The link under the pointer is neither followed nor carried away by the browser. */
export const Drag: Story = {
  name: 'The mouse drags, and the end of it is no click',
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLElement>('[data-active] a')!;
    await expect(await fireEvent.dragStart(link)).toBe(false);
    await dragBy(canvasElement, 'mouse', -200);
    await expect(codeShown(canvasElement)).toBe('H10T');
    await expect(await fireEvent.click(link, { detail: 1 })).toBe(false);
    await expect(codeShown(canvasElement)).toBe('H10T');
  },
};

/** From right to left the next item comes from the left. */
export const DragRightToLeft: Story = {
  name: 'From right to left it is dragged the other way',
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await dragBy(canvasElement, 'mouse', 200);
    await expect(codeShown(canvasElement)).toBe('H10T');
  },
};

/** What goes across is the carousel's, so that a browser does not leave the page; up and down scrolls the page. */
export const Wheel: Story = {
  name: 'Wheel and trackpad turn it across',
  play: async ({ canvasElement }) => {
    const view = viewOf(canvasElement);
    await expect(await fireEvent.wheel(view, { deltaX: 0, deltaY: 120 })).toBe(true);
    await expect(await fireEvent.wheel(view, { deltaX: 400, deltaY: 10 })).toBe(false);
    await waitFor(() => expect(codeShown(canvasElement)).toBe('H10T'));
    await expect(await fireEvent.wheel(view, { deltaY: -400, shiftKey: true })).toBe(false);
    await waitFor(() => expect(codeShown(canvasElement)).toBe('T40S'));
  },
};

export const Keys: Story = {
  name: 'Arrow keys, Home and End turn it, in the direction of the text',
  args: { defaultPaused: true },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    canvas.getByRole('button', { name: t.start }).focus();
    for (const [key, code] of [
      ['{ArrowRight}', 'H10T'],
      ['{End}', 'S3'],
      ['{ArrowLeft}', 'PT2'],
      ['{Home}', 'T40S'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(codeShown(canvasElement)).toBe(code);
    }
    await expect(canvas.getByRole('button', { name: t.start })).toHaveFocus();
  },
};

/** A strip under a mouse: fingers and trackpads scroll it by themselves. */
export const StripDrag: Story = {
  name: 'The mouse drags the strip too',
  args: { info: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-live]')!;
    await dragBy(canvasElement, 'mouse', -330);
    await waitFor(() => expect(args.onItemChange).toHaveBeenCalledWith(1));
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(300));
  },
};

/** It can be dragged back, as far as its first item, and no link is followed. */
export const StripDragBack: Story = {
  name: 'The mouse drags the strip back, and the end of it is no click',
  args: { info: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'off' },
  play: async ({ args, canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-live]')!;
    const link = canvasElement.querySelector<HTMLElement>('[data-active] a')!;
    await dragBy(canvasElement, 'mouse', -330);
    await waitFor(() => expect(args.onItemChange).toHaveBeenLastCalledWith(1));
    await expect(await fireEvent.click(link, { detail: 1 })).toBe(false);
    for (const across of [330, 330]) await dragBy(canvasElement, 'mouse', across);
    await waitFor(() => expect(args.onItemChange).toHaveBeenLastCalledWith(0));
    await waitFor(() => expect(strip.scrollLeft).toBe(0));
  },
};

export const StripKeys: Story = {
  name: 'Arrow keys, Home and End scroll the strip',
  args: { info: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { translations: t } = textsOf(globals);
    const { left: start } = canvasElement.querySelector('[aria-live]')!.getBoundingClientRect();
    const stop = (code: string, item: number) =>
      canvas.getByRole('button', { name: t.position(code, item, 5) });
    stop('T40S', 1).focus();
    for (const [key, code, item] of [
      ['{ArrowRight}', 'H10T', 2],
      ['{ArrowLeft}', 'T40S', 1],
      ['{End}', 'S3', 5],
      ['{Home}', 'T40S', 1],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(stop(code, item)).toHaveAttribute('aria-disabled', 'true'));
      const { left, right } = canvasElement.querySelector('[data-active]')!.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(start);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

/** It rests when nobody can see it, and goes on when it has come into view again. */
export const OutOfViewRests: Story = {
  name: 'Out of view it rests, and goes on in view',
  args: { defaultPaused: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const live = canvasElement.querySelector('[aria-live]')!;
    canvas.getByRole('button', { name: textsOf(globals).translations.start }).click();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    canvasElement.style.marginBlockStart = '300vh';
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    canvasElement.style.removeProperty('margin-block-start');
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    canvas.getByRole('button', { name: textsOf(globals).translations.pause }).click();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
  },
};

/** The page keeps the item: it moves when the page says so, and asks it otherwise. */
export const ControlledItem: Story = {
  name: 'A page that keeps the item decides',
  args: { item: 2 },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    canvas.getByRole('button', { name: t.next }).click();
    await expect(args.onItemChange).toHaveBeenLastCalledWith(3);
    await expect(codeShown(canvasElement)).toBe('T90');
  },
};

function TwoInStep(props: CarouselProps) {
  const [item, setItem] = useState(0);
  const [paused, setPaused] = useState(true);
  const kept = { item, onItemChange: setItem, paused, onPausedChange: setPaused };
  return (
    <>
      <Carousel {...props} {...kept} />
      <Carousel {...props} {...kept} info label={`${props.label} 2`} />
    </>
  );
}

/** One state for two carousels: what turns one turns the other. */
export const InStep: Story = {
  name: 'Two with one state',
  render: (args, { globals }) => {
    const { label, translations } = textsOf(globals);
    return <TwoInStep {...args} {...{ label, translations }} items={carouselItemsOf(globals)} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { translations: t } = textsOf(globals);
    canvas.getAllByRole('button', { name: t.previous })[0]!.click();
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('[data-active]')].map((slide) => slide.ariaLabel)).toEqual([
        t.position('S3', 5, 5),
        t.position('S3', 5, 5),
      ]),
    );
    const [first, second] = canvas.getAllByRole('button', { name: t.start });
    first!.click();
    await waitFor(() => expect(second).toHaveAccessibleName(t.pause));
    second!.click();
    await waitFor(() => expect(first).toHaveAccessibleName(t.start));
  },
};

/** Slides of the page's own: what they hold is theirs, the rest is the carousel's. */
export const Free: Story = {
  name: 'Slides of the page’s own',
  render: (args, { globals }) => {
    const { label, translations } = textsOf(globals);
    const sights = inLanguage(globals, {
      en: ['Search', 'Warning', 'Rescue', 'Repair'],
      zh: ['搜索', '警示', '救援', '抢修'],
    });
    return (
      <Carousel {...args} label={label} translations={translations}>
        {sights.map((sight) => (
          <CarouselPanel key={sight} name={sight}>
            <div style={{ display: 'grid', alignContent: 'end', blockSize: '100%', padding: 24 }}>
              <h3>{sight}</h3>
              <a href={`#${sight}`}>{translations.learnAbout(sight)}</a>
            </div>
          </CarouselPanel>
        ))}
      </Carousel>
    );
  },
  play: async ({ canvas, globals }) => {
    const { translations: t } = textsOf(globals);
    const [first, second] = inLanguage(globals, { en: ['Search', 'Warning'], zh: ['搜索', '警示'] });
    await expect(canvas.getByRole('link', { name: t.learnAbout(first) })).toBeVisible();
    canvas.getByRole('button', { name: t.next }).click();
    await waitFor(() => expect(canvas.getByRole('link', { name: t.learnAbout(second) })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: t.learnAbout(first) })).toBeNull();
  },
};

/** What each of its moves keeps the page's thread busy for, as this browser measures it. */
export const Cost: Story = {
  name: 'What a move costs, measured here',
  // It shows what this machine takes.
  parameters: { picture: 'off' },
  render: (args, { globals }) => {
    const { label, translations } = textsOf(globals);
    return (
      <CarouselCost globals={globals}>
        {(onItemChange) => (
          <Carousel
            {...args}
            label={label}
            translations={translations}
            items={carouselItemsOf(globals)}
            onItemChange={onItemChange}
          />
        )}
      </CarouselCost>
    );
  },
  play: async ({ canvas, globals }) => {
    const { translations: t } = textsOf(globals);
    canvas.getByRole('button', { name: t.next }).click();
    await expect(await canvas.findByText(/\d\.\d ms/)).toBeVisible();
  },
};
