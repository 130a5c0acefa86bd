import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { Select } from './Select.tsx';

const models = ['M350 RTK', 'M400', 'M30', 'M4E'].map((name) => ({ value: name, label: name }));

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  id: 'components-select',
  tags: ['stable', 'since-0.1.0'],
  component: Select,
  parameters: {
    usage: {
      when: 'Use it for one of many. Give a `placeholder` where no answer should be assumed.',
      keyboard: [
        ['Arrow keys', 'Choose, or move in the open list.'],
        ['Space, Enter', 'Open the list, as the system does.'],
        ['Letters', 'Move to the option that begins with them.'],
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
      <Select
        help={texts.aircraftHelp}
        placeholder={texts.chooseAircraft}
        {...args}
        label={args.label || texts.aircraft}
        options={
          args.options.length > 0 ? args.options : [...models, { value: 'other', label: texts.otherAircraft }]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const select = canvas.getByRole('combobox', { name: texts.aircraft });
    await expect(select).toHaveAccessibleDescription(texts.aircraftHelp);
    await expect(select).toHaveValue('');
    await expect(select.parentElement?.offsetHeight).toBe(52);
    await userEvent.selectOptions(select, 'M400');
    await expect(select).toHaveValue('M400');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('M400');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'T90',
    labelNote: '',
    help: 'T90A',
    error: '',
    placeholder: '-',
    disabled: false,
    options: [
      { value: 'a', label: 'M350' },
      { value: 'b', label: 'M400' },
    ],
  },
};

/** Options under headings; one cannot be chosen. */
export const Groups: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <Select
        {...args}
        label={texts.aircraft}
        defaultValue="M400"
        options={[
          { label: texts.industry, options: models },
          { label: texts.consumer, options: [{ value: 'air', label: 'Air', disabled: true }] },
          { value: 'other', label: texts.otherAircraft },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group', { name: formFieldsOf(globals).industry })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Air' })).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toHaveValue('M400');
  },
};

export const Invalid: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <Select
        {...args}
        label={texts.aircraft}
        help={texts.aircraftHelp}
        error={texts.aircraftError}
        placeholder={texts.chooseAircraft}
        options={models}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(`${texts.aircraftError} ${texts.aircraftHelp}`);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The choice stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'M30' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'M400');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('M400');
    await expect(select).toHaveValue('M30');
  },
};
