import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { PrintedFrom } from './PrintedFrom.tsx';

const meta: Meta<typeof PrintedFrom> = {
  title: 'Patterns/Product/PrintedFrom',
  id: 'patterns-printedfrom',
  tags: ['!autodocs'],
  component: PrintedFrom,
  parameters: {
    // There is nothing to compare: it is seen on paper alone.
    picture: 'off',
  },
  render: (args, { globals }) => (
    <PrintedFrom
      {...args}
      title={args.title ?? 'T90'}
      detail={args.detail ?? productTextsOf(globals).searchlights}
      formatDay={(moment) => moment.slice(0, 10)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof PrintedFrom>;

/** On the screen there is nothing of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T90')).not.toBeVisible();
  },
};

/** Address and day are those of the moment it is printed. */
export const Printing: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('p')!;
    await expect(line).not.toHaveTextContent(location.origin);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(line).toHaveTextContent(location.origin + location.pathname);
    await expect(line.querySelector('time')).toHaveTextContent(/^\d{4}-\d{2}-\d{2}$/);
  },
};
