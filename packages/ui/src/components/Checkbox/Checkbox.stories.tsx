import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  id: 'components-checkbox',
  tags: ['stable', 'since-0.1.0'],
  component: Checkbox,
  parameters: {
    usage: {
      when: 'Use it for a single yes or no that counts when the form is sent, or that marks one of many for a later action. For several that answer one question use CheckboxGroup, for what takes effect at once Switch.',
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Space', 'Ticks it, or takes the tick back.'],
      ],
    },
  },
  args: { label: '', onCheckedChange: fn() },
  render: (args, { globals }) => <Checkbox {...args} label={args.label || productTextsOf(globals).compare} />,
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Playground: Story = { tags: ['!test'], args: { label: 'T90', disabled: false } };

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

/** The state stays as it is told from outside. */
export const Controlled: Story = {
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(box).not.toBeChecked();
  },
};

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => <Checkbox {...args} label={longWordsOf(globals).action} />,
};
