import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { compareTextsOf } from '../../fixtures/product-compare.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Forms/Switch',
  id: 'components-switch',
  tags: ['stable', 'since-0.1.0'],
  component: Switch,
  parameters: {
    usage: {
      when: 'Use it for what takes effect at once and needs no button after it: differences only. For what counts when a form is sent use Checkbox. The label stays the same in both states.',
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Space', 'Turns it on or off.'],
      ],
    },
  },
  args: { label: '', onCheckedChange: fn() },
  render: (args, { globals }) => (
    <Switch {...args} label={args.label || compareTextsOf(globals).differencesOnly} />
  ),
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('switch');
    await userEvent.click(input);
    await expect(input).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Playground: Story = { tags: ['!test'], args: { label: 'T90', disabled: false } };

export const On: Story = { args: { defaultChecked: true } };

/** What it does, described to assistive technology too. */
export const WithHelp: Story = {
  render: (args, { globals }) => {
    const { differencesOnly } = compareTextsOf(globals);
    return <Switch {...args} label={differencesOnly} help={productTextsOf(globals).compareLead} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(productTextsOf(globals).compareLead);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => {
    const { action, help } = longWordsOf(globals);
    return <Switch {...args} label={action} help={help} />;
  },
};
