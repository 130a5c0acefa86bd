import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { PrintedFrom } from './PrintedFrom.tsx';

const meta: Meta<typeof PrintedFrom> = {
  title: 'Product/PrintedFrom',
  id: 'components-printedfrom',
  tags: ['stable', 'since-0.3.0'],
  component: PrintedFrom,
  parameters: {
    // There is nothing to compare: it is seen on paper alone.
    picture: 'off',
    usage: {
      when: 'Use it once near the head of a page that is printed and filed: a product’s sheet. It says whose sheet it is, from which address and when it was printed. On the screen, and so here, nothing of it is seen; print this story to see it. It takes no focus.',
    },
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

export const Playground: Story = { tags: ['!test'], args: { title: 'H150T' } };

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
