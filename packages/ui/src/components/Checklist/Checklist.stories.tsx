import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { solutionTextsOf } from '../../fixtures/solution.tsx';
import { Checklist } from './Checklist.tsx';

const meta: Meta<typeof Checklist> = {
  title: 'Text/Checklist',
  id: 'components-checklist',
  tags: ['new', 'since-0.4.0'],
  component: Checklist,
  parameters: {
    usage: {
      when: 'Use it for what is gone through before an act, such as a take-off: up to ten sentences in two columns, each with a box to tick. It prints with its boxes, for a pen. Nothing is kept of what is ticked; a choice that is sent is a CheckboxGroup, sentences to read are a RuledList.',
      keyboard: [
        ['Tab', 'From box to box.'],
        ['Space', 'Ticks it.'],
      ],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { items: [{ key: 'T90', text: 'T90' }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
