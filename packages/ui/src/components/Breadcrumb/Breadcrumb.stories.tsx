import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: frameOf({}).breadcrumb,
  render: (_args, { globals }) => <Breadcrumb {...frameOf(globals).breadcrumb} />,
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T90')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };
