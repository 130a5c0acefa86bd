import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { categoriesOf } from '../../fixtures/product-home.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { CategoryStrip } from './CategoryStrip.tsx';

const meta: Meta<typeof CategoryStrip> = {
  title: 'Navigation/CategoryStrip',
  id: 'components-categorystrip',
  tags: ['stable', 'since-0.1.0'],
  component: CategoryStrip,
  args: { onClick: fn((event) => event.preventDefault()) },
  parameters: {
    usage: {
      when: `Use it once, on the home page, for the families of products: the specification’s tab strip, each plate a link to a page. For the pages of one subject use TabStrip.

**Drag.** Where it has no room, finger, pen and mouse drag it. Inertia is off: the strip goes exactly as far as the pointer and stops with it. The drag ends at 700 + 60 px minus the viewport’s width, never below 0. The page’s margins are part of the 700: at the end the last plate is whole, with the margin behind it. The end of a drag is never a click.

**Long texts, Chinese and other.** A plate keeps its width; what is long wraps inside it, never over its neighbour and never cut with an ellipsis. Chinese long text wraps between characters, as Chinese does, with no punctuation at the start of a line; a Latin word longer than its plate breaks where it must. All plates grow with the tallest. See the stories LongTexts and ChineseLongTexts.`,
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from plate to plate and brings each into view.'],
        ['Enter', 'Opens the family.'],
        ['Drag', 'Moves the strip where it has no room.'],
      ],
    },
    layout: 'fullscreen',
  },
  render: (args, { globals }) => (
    <div style={{ paddingInline: 'var(--pl-page-margin)' }}>
      <CategoryStrip
        {...args}
        label={args.label ?? productTextsOf(globals).categories}
        items={args.items ?? categoriesOf(globals)}
      />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoryStrip>;

/** Names as long as Chinese ones get. */
const longTitles = [
  '远距离定向强声喊话器',
  '高亮度可调焦探照灯',
  '多路可编程空投抛投器',
  '红蓝双色警示频闪灯',
];

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { label: 'T90' } };

const narrow: Story['globals'] = { viewport: { value: 'narrow' } };

/** Finger, pen and mouse drag it; the end of a drag is no click, a press that hardly moves is one. */
export const Dragged: Story = {
  globals: narrow,
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const link = canvas.getAllByRole('link')[1]!;
    const drag = async (pointer: 'MouseLeft' | 'TouchA', to: number) => {
      await userEvent.pointer([
        { target: link, keys: `[${pointer}>]`, coords: { clientX: 200, clientY: 40 } },
        ...(pointer === 'TouchA'
          ? [{ pointerName: 'TouchA', target: link, coords: { clientX: to, clientY: 42 } }]
          : [{ target: link, coords: { clientX: to, clientY: 42 } }]),
        { target: link, keys: `[/${pointer}]`, coords: { clientX: to, clientY: 42 } },
      ]);
    };
    await drag('MouseLeft', 140);
    await expect(list.scrollLeft).toBe(60);
    await drag('TouchA', 160);
    await expect(list.scrollLeft).toBe(100);
    await expect(args.onClick).not.toHaveBeenCalled();
    await drag('MouseLeft', 202);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The drag ends at 700 + 60 px minus the viewport; the last plate is whole then, with the page’s margin behind it. */
export const Bounds: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const plates = canvas.getAllByRole('listitem').map((plate) => plate.getBoundingClientRect());
    const margin = plates[0]!.left;
    for (const { width } of plates) await expect(width).toBeCloseTo(100 - (2 * margin) / 7, 1);
    const bound = 700 + 60 - document.documentElement.clientWidth;
    const dragTo = async (to: number) => {
      await userEvent.pointer([
        { target: list, keys: '[MouseLeft>]', coords: { clientX: 200, clientY: 40 } },
        { target: list, coords: { clientX: to, clientY: 40 } },
        { target: list, keys: '[/MouseLeft]', coords: { clientX: to, clientY: 40 } },
      ]);
    };
    await dragTo(-2000);
    await expect(list.scrollLeft).toBeCloseTo(bound, 0);
    const last = canvas.getAllByRole('link').at(-1)!;
    const end = () => document.documentElement.clientWidth - last.getBoundingClientRect().right;
    await expect(end()).toBeCloseTo(margin, 0);
    last.focus();
    last.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    await expect(list.scrollLeft).toBeCloseTo(bound, 0);
    await dragTo(2000);
    await expect(list.scrollLeft).toBe(0);
  },
};

/** From 760 px on there is nothing to drag, and every plate is in view. */
export const NothingToDrag: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { picture: 'off' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const links = canvas.getAllByRole('link');
    await userEvent.pointer([
      { target: links[1]!, keys: '[TouchA>]', coords: { clientX: 360, clientY: 40 } },
      { pointerName: 'TouchA', target: links[1]!, coords: { clientX: 20, clientY: 40 } },
      { target: links[1]!, keys: '[/TouchA]', coords: { clientX: 20, clientY: 40 } },
    ]);
    await expect(list.scrollLeft).toBe(0);
    const width = document.documentElement.clientWidth;
    const last = links.at(-1)!;
    await expect(last.getBoundingClientRect().right).toBeLessThan(width);
  },
};

/** Nothing moves on by itself once the pointer has left, and up and down stay the page’s. */
export const InertiaOff: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    // The browser, whose scrolling has inertia, takes up and down alone.
    await expect(getComputedStyle(list).touchAction).toBe('pan-y pinch-zoom');
    await userEvent.pointer([
      { target: list, keys: '[TouchA>]', coords: { clientX: 250, clientY: 40 } },
      { pointerName: 'TouchA', target: list, coords: { clientX: 90, clientY: 40 } },
      { target: list, keys: '[/TouchA]', coords: { clientX: 90, clientY: 40 } },
    ]);
    await expect(list).toHaveAttribute('data-state', 'resting');
    await expect(list.scrollLeft).toBe(160);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(list.scrollLeft).toBe(160);
  },
};

/** A plate that the keyboard comes to is brought into view, whole. */
export const Focused: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(async () => {
        const { left, right } = link.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      });
    }
  },
};

/** Long texts wrap inside their plates; none is cut, none runs over the next plate. */
export const LongTexts: Story = {
  globals: { ...narrow, language: 'long' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

/** Chinese long text of the tab strip: it wraps between characters, and all plates grow with the tallest. */
export const ChineseLongTexts: Story = {
  globals: { ...narrow, language: 'zh' },
  render: (args, { globals }) => (
    <div lang="zh-CN" style={{ paddingInline: 'var(--pl-page-margin)' }}>
      <CategoryStrip
        {...args}
        label={productTextsOf(globals).categories}
        items={categoriesOf({ language: 'zh' }).map((item, index) => ({
          ...item,
          title: longTitles[index] ?? item.title,
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(new Set(links.map((link) => link.offsetHeight)).size).toBe(1);
  },
};
