import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSize } from './FileSize.tsx';

const meta: Meta<typeof FileSize> = {
  title: 'Measurement/FileSize',
  id: 'components-filesize',
  tags: ['stable', 'since-0.2.0'],
  component: FileSize,
  parameters: {
    usage: {
      when: 'Use it for the size of a file wherever one is named: to the byte, as it is compared, and about how much that is. It takes no focus.',
    },
  },
  args: { bytes: 308480 },
};
export default meta;
type Story = StoryObj<typeof FileSize>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { bytes: 1024, rough: true } };
