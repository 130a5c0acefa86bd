import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { Picture } from './Picture.tsx';

const folder = '/fixtures/picture';

const meta = {
  title: 'Media/Picture',
  id: 'components-picture',
  tags: ['stable', 'since-0.1.0'],
  component: Picture,
  parameters: {
    usage: {
      when: 'Every photograph and cut-out. It keeps the space, loads lazily from 1.3 screens ahead, tries three addresses and ends in the placeholder or in `fallback`, never in a broken image; when the network is back it tries again. One picture a page has `priority`: the largest of the first view. `alt` is empty for decoration. Phones may have a crop of their own (`crops`). For line drawings use LineDrawing, for symbols an icon. It takes no focus.',
    },
  },
  args: {
    candidates: [
      { src: `${folder}/T90-600.webp`, width: 600 },
      { src: `${folder}/T90-1200.webp`, width: 1200 },
    ],
    sizes: '480px',
    width: 1200,
    height: 900,
    alt: '',
    placeholder: `${folder}/placeholder.svg`,
    onSettled: fn(),
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 480 }}>
      <Picture {...args} alt={textsOf(globals).pictureOfT90} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (element: HTMLElement) => element.querySelector('[data-state]')?.getAttribute('data-state');

export const Default: Story = {
  args: { version: 'a1' },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('loaded'));
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image.currentSrc).toMatch(/T90-600\.avif\?v=a1$/);
    await expect(image.complete && image.naturalWidth).toBeGreaterThan(0);
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledOnce());
    await expect(args.onSettled).toHaveBeenCalledWith('loaded');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { version: 'a1', fit: 'natural', priority: false },
};

/** In the first view: loaded at once and before others. */
export const Priority: Story = {
  parameters: { picture: 'off' },
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Below the loading area it stays lazy until it comes near. Not so far in heights of the view, which grows for its picture. */
export const BelowTheFold: Story = {
  render: (args, { globals }) => (
    <div style={{ paddingBlockStart: '2500px', maxInlineSize: 480 }}>
      <Picture {...args} alt={textsOf(globals).pictureOfT90} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'lazy');
    image.scrollIntoView();
    await waitFor(() => expect(image).toHaveAttribute('loading', 'eager'));
    await waitFor(() => expect(state(canvasElement)).toBe('loaded'));
  },
};

/**
 * No picture at the addresses: three attempts, then the placeholder under the same words. They hold files that are no pictures,
 * for an address that holds nothing is an error of the console.
 */
export const Missing: Story = {
  args: { candidates: [{ src: `${folder}/none.webp`, width: 1200 }], version: 'a1', onSettled: fn() },
  // The browser's list is short, and full after many stories.
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ args, canvas, canvasElement, globals }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('placeholder'));
    const image = canvas.getByRole<HTMLImageElement>('img', { name: textsOf(globals).pictureOfT90 });
    await expect(image.src).toMatch(/placeholder\.svg$/);
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('placeholder'));
    const asked = performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
      .filter((name) => name.startsWith('none.'));
    await expect(asked.slice(-3)).toEqual(['none.avif?v=a1', 'none.avif', 'none.webp']);
  },
};

/** What stands in for the placeholder, for example a product's plate. */
export const Fallback: Story = {
  args: { candidates: [{ src: `${folder}/none.webp`, width: 1200 }], fallback: <strong>T90</strong> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('placeholder'), { timeout: 10_000 });
    await expect(canvas.getByText('T90')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Not even the placeholder: its words stand in the space that was reserved. */
export const NothingLoads: Story = {
  tags: ['variants'],
  args: {
    candidates: [{ src: `${folder}/none.webp`, width: 1200 }],
    placeholder: `${folder}/none.svg`,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    // Four addresses one after the other.
    await waitFor(() => expect(state(canvasElement)).toBe('failed'), { timeout: 10_000 });
    const words = canvas.getByRole('img', { name: textsOf(globals).pictureOfT90 });
    await expect(words).toHaveTextContent(textsOf(globals).pictureOfT90);
    await expect(words.offsetHeight / words.offsetWidth).toBeCloseTo(0.75, 1);
  },
};

/** In a frame with a size of its own: it fills the frame and loses its edges. */
export const Cover: Story = {
  parameters: { picture: 'off' },
  args: { fit: 'cover', style: { blockSize: 200 } },
};

/** The same, whole, with room beside it. */
export const Contain: Story = {
  parameters: { picture: 'off' },
  args: { fit: 'contain', style: { blockSize: 200 } },
};

export const LongTexts: Story = {
  ...NothingLoads,
  ...longTexts,
  play: async (context) => {
    await waitFor(() => expect(state(context.canvasElement)).toBe('failed'), { timeout: 10_000 });
    await longTexts.play(context);
  },
};
