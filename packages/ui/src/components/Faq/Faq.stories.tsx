import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { Faq } from './Faq.tsx';

const meta = {
  title: 'Text/Faq',
  id: 'components-faq',
  tags: ['stable', 'since-0.1.0'],
  component: Faq,
  parameters: {
    usage: {
      when: 'Use it for questions whose answers are a few sentences long and of which a visitor needs one or two. What everyone must read is not folded. For equal rows of a comparison use CompareTable.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from question to question, and through the links of an open answer.'],
        ['Enter, Space', 'Opens the answer; again, closes it. There are no arrow keys.'],
        ["The browser's search", 'Finds words in closed answers and opens them, where the browser can.'],
      ],
    },
  },
  args: { items: documentsOf({}).questions, level: 2 },
  render: (args, { globals }) => <Faq {...args} items={documentsOf(globals).questions} />,
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The thin space before a unit is no other space. */
const asWritten = { collapseWhitespace: false };

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = documentsOf(globals).questions;
    await expect(canvas.getByText(first!.answer, asWritten)).not.toBeVisible();
    await userEvent.click(canvas.getByText(first!.question));
    await expect(canvas.getByText(first!.answer, asWritten)).toBeVisible();
    await userEvent.click(canvas.getByText(second!.question));
    await expect(canvas.getByText(second!.answer, asWritten)).toBeVisible();
    await expect(canvas.getByText(first!.answer, asWritten)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const Playground: Story = { tags: ['!test'], args: { exclusive: true, level: 3 } };

/** Opening one closes the other. */
export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = documentsOf(globals).questions;
    await userEvent.click(canvas.getByText(first!.question));
    await userEvent.click(canvas.getByText(second!.question));
    await waitFor(() => expect(canvas.getByText(first!.answer, asWritten)).not.toBeVisible());
    await expect(canvas.getByText(second!.answer, asWritten)).toBeVisible();
  },
};

export const OpenAtFirst: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <Faq
      {...args}
      items={documentsOf(globals).questions.map((item, index) => ({ ...item, defaultOpen: index === 0 }))}
    />
  ),
};
