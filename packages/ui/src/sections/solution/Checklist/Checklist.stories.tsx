import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { solutionTextsOf } from '../../../fixtures/solution.tsx';
import { Checklist } from './Checklist.tsx';

const meta: Meta<typeof Checklist> = {
  title: 'Patterns/Solution/Checklist',
  id: 'patterns-checklist',
  tags: ['!autodocs'],
  component: Checklist,
  render: (args, { globals }) => (
    <Checklist
      {...args}
      items={args.items ?? solutionTextsOf(globals).tips.map((text) => ({ key: text, text }))}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof Checklist>;

/** The whole sentence ticks its box. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [first = ''] = solutionTextsOf(globals).tips;
    await userEvent.click(canvas.getByText(first));
    await expect(canvas.getByRole('checkbox', { name: first })).toBeChecked();
  },
};
