import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { weightOf } from '../../fixtures/solution.tsx';
import { WeightBar } from './WeightBar.tsx';

const meta: Meta<typeof WeightBar> = {
  title: 'Measurement/WeightBar',
  id: 'components-weightbar',
  tags: ['stable', 'since-0.3.0'],
  component: WeightBar,
  parameters: {
    usage: {
      when: 'Use it for what an aircraft carries against what it may carry: the parts one after the other along the limit, the sum, and what is left. The bar is decoration: its figures stand below it. Values side by side that are no parts of one whole are Bars. It takes no focus.',
    },
  },
  render: (args, { globals }) => <WeightBar {...weightOf(globals)} {...args} />,
};
export default meta;
type Story = StoryObj<typeof WeightBar>;

/** The sum of the parts, and the rest of the limit. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/1.943.g/);
    await expect(canvasElement).toHaveTextContent(/757.g/);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { limitG: 500, parts: [{ key: 'H10', name: 'H10', weightG: 252, isCode: true }] },
};

/** Nothing is left. */
export const Full: Story = {
  args: { limitG: 1943 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(weightOf(globals).translations.full)).toBeVisible();
  },
};
