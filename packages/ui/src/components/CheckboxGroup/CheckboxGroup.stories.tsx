import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Forms/CheckboxGroup',
  id: 'components-checkboxgroup',
  tags: ['stable', 'since-0.1.0'],
  component: CheckboxGroup,
  parameters: {
    usage: {
      when: 'Use it for any of a few options. For a single yes or no use Checkbox, for what takes effect at once Switch.',
      keyboard: [
        ['Tab', 'Moves from option to option.'],
        ['Space', 'Chooses, or takes the choice back.'],
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
      <CheckboxGroup
        help={texts.featuresHelp}
        {...args}
        label={args.label || texts.features}
        options={args.options.length > 0 ? args.options : texts.featureOptions}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

/** The choices come in the order of the options, whatever the order of choosing. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    await expect(canvas.getByRole('group', { name: texts.features })).toHaveAccessibleDescription(
      texts.featuresHelp,
    );
    const [shout, , airdrop] = canvas.getAllByRole('checkbox');
    if (!shout || !airdrop) throw new Error('The group has no options.');
    await userEvent.click(airdrop);
    await userEvent.click(shout);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shout', 'airdrop']);
    await userEvent.click(airdrop);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shout']);
    await expect(shout).toBeChecked();
    await expect(airdrop).not.toBeChecked();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'T90',
    help: 'T90A',
    error: '',
    variant: 'list',
    defaultValue: ['a'],
    options: [
      { value: 'a', label: 'M350', help: '2.7 kg' },
      { value: 'b', label: 'M400', end: '6 kg' },
    ],
  },
};

export const Cards: Story = {
  tags: ['variants'],
  args: { variant: 'cards', defaultValue: ['light', 'flash'] },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <CheckboxGroup
        {...args}
        label={texts.features}
        help={texts.featuresHelp}
        error={texts.featuresError}
        options={texts.featureOptions}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `${texts.featuresError} ${texts.featuresHelp}`,
    );
  },
};

export const Disabled: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    const options = texts.featureOptions.map((one) => ({ ...one, disabled: one.value === 'airdrop' }));
    return <CheckboxGroup {...args} label={texts.features} options={options} variant="cards" />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')[2]).toBeDisabled();
  },
};

/** The choices stay as they are told from outside. */
export const Controlled: Story = {
  args: { value: ['light'] },
  play: async ({ args, canvas, userEvent }) => {
    const [shout, light] = canvas.getAllByRole('checkbox');
    if (!shout || !light) throw new Error('The group has no options.');
    await userEvent.click(shout);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shout', 'light']);
    await expect(shout).not.toBeChecked();
    await expect(light).toBeChecked();
  },
};

export const LongTexts: Story = {
  ...longTexts,
  args: { variant: 'cards' },
  render: (args, { globals }) => {
    const { question, choices, help } = longWordsOf(globals);
    const options = choices.map((label) => ({ value: label, label, help }));
    return <CheckboxGroup {...args} label={question} help={help} options={options} />;
  },
};
