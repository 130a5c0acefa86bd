import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  parameters: {
    usage: {
      when: 'Use it under a list of more than one page, such as announcements. Each page has an address. A list that fits one page, as every family of products does, is shown whole.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from page to page.'],
        ['Enter', 'Opens the page.'],
      ],
    },
  },
  args: {
    page: 6,
    count: 12,
    hrefOf: (page: number) => `#page-${page}`,
    translations: documentsOf({}).pages,
  },
  render: (args, { globals }) => <Pagination {...args} translations={documentsOf(globals).pages} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const { pages } = documentsOf(globals);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(pages.page(args.page));
    await expect(current.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: pages.next })).toHaveAttribute('href', '#page-7');
    await expect(canvas.getByRole('link', { name: pages.previous })).toHaveAttribute('href', '#page-5');
  },
};

export const Playground: Story = { args: { page: 3, count: 5 } };

/** Nothing leads back. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas, globals }) => {
    const { pages } = documentsOf(globals);
    await expect(canvas.queryByRole('link', { name: pages.previous })).toBeNull();
    await expect(canvas.getByRole('link', { name: pages.next })).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: documentsOf(globals).pages.next })).toBeNull();
  },
};

export const OnePage: Story = {
  args: { page: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };
