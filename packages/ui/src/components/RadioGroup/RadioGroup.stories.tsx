import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  id: 'components-radiogroup',
  tags: ['stable', 'since-0.1.0'],
  component: RadioGroup,
  parameters: {
    usage: {
      when: 'Use it for one of up to about seven options that should all be seen; cards where an option needs a line of its own. More are better in a Select.',
      keyboard: [
        ['Tab', 'Moves to the chosen option, or the first.'],
        ['Arrow keys', 'Choose.'],
        ['Space, Enter', 'With onPress: choose, and go on.'],
      ],
    },
  },
  args: { label: '', options: [], onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <RadioGroup
        help={texts.scenarioHelp}
        {...args}
        label={args.label || texts.scenario}
        options={args.options.length > 0 ? args.options : texts.scenarios}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** One tab stop; the arrow keys choose. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const group = canvas.getByRole('radiogroup', { name: texts.scenario });
    await expect(group).toHaveAccessibleDescription(texts.scenarioHelp);
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('The group has no options.');
    await expect(first).toHaveAccessibleName(texts.scenarios[0]?.label ?? '');
    await expect(first).toHaveAccessibleDescription(texts.scenarios[0]?.help ?? '');
    await userEvent.click(canvas.getByText(texts.scenarios[0]?.help ?? ''));
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('patrol');
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** One press answers and goes on; arrow keys choose without going on, and the second half of a double press is none. */
export const OnePress: Story = {
  args: { onPress: fn(), variant: 'cards' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('The group has no options.');
    await userEvent.dblClick(first);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(args.onPress).toHaveBeenLastCalledWith('public rescue');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('patrol');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await userEvent.click(second);
    await expect(args.onPress).toHaveBeenCalledTimes(4);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'T90',
    help: 'T90A',
    error: '',
    variant: 'cards',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'M350', help: '2.7 kg' },
      { value: 'b', label: 'M400', end: '6 kg' },
    ],
  },
};

export const Cards: Story = { tags: ['variants'], args: { variant: 'cards', defaultValue: 'patrol' } };

export const Invalid: Story = {
  args: { variant: 'cards', required: true },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <RadioGroup
        {...args}
        label={texts.scenario}
        help={texts.scenarioHelp}
        error={texts.scenarioError}
        options={texts.scenarios}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(`${texts.scenarioError} ${texts.scenarioHelp}`);
  },
};

export const Disabled: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    const options = texts.scenarios.map((one) => ({ ...one, disabled: one.value === 'patrol' }));
    return <RadioGroup {...args} label={texts.scenario} options={options} defaultValue="public rescue" />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[1]).toBeDisabled();
  },
};

/** The choice stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'public rescue' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('The group has no options.');
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('patrol');
    await expect(first).toBeChecked();
  },
};

export const LongTexts: Story = {
  ...longTexts,
  args: { variant: 'cards' },
  render: (args, { globals }) => {
    const { question, choices, help } = longWordsOf(globals);
    const options = choices.map((label) => ({ value: label, label, help }));
    return <RadioGroup {...args} label={question} help={help} options={options} />;
  },
};
