import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { PlayIcon } from '../../icons/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names a button that shows an icon alone. */
export const Default: Story = {
  render: (_args, { globals }) => (
    <button type="button">
      <PlayIcon />
      <VisuallyHidden>{textsOf(globals).next}</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: textsOf(globals).next })).toBeVisible();
  },
};
