import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { searchOf } from '../../fixtures/search.tsx';
import { LoadingBlock } from './LoadingBlock.tsx';

const meta: Meta<typeof LoadingBlock> = {
  title: 'Feedback/LoadingBlock',
  id: 'components-loadingblock',
  tags: ['stable', 'since-0.3.0'],
  component: LoadingBlock,
  args: { lines: 3 },
  parameters: {
    usage: {
      when: 'Use it in the place of a part that comes after its page: a list of an account, what is kept on the device. For a whole page there is LoadingLine; one line or a picture is a Skeleton in the region that is busy. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <LoadingBlock {...args} label={args.label === undefined ? searchOf(globals).loading : args.label} />
  ),
};
export default meta;
type Story = StoryObj<typeof LoadingBlock>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Playground: Story = { tags: ['!test'], args: { label: 'T90', lines: 2 } };

/** Where a heading says already what will stand there. */
export const WithoutLabel: Story = { args: { label: null } };
