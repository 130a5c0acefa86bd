import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { CheckIcon } from '../../icons/index.ts';
import { vars } from '../../theme/vars.css.ts';
import { TextField } from './TextField.tsx';

const onValueChange = fn();

const meta: Meta<typeof TextField> = {
  title: 'Forms/TextField',
  id: 'components-textfield',
  tags: ['stable', 'since-0.1.0'],
  component: TextField,
  parameters: {
    usage: {
      when: 'Use it for what is typed: names, numbers, serial numbers (`variant="code"`), and with `multiline` for a report. For a password use PasswordField, for a short code CodeField. What `start` and `end` say must also be in the label or the help.',
      keyboard: [['Tab', 'Moves to the field, then to a button at its end.']],
    },
  },
  args: { label: '', onValueChange },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <TextField help={texts.serialHelp} {...args} label={args.label || texts.serial} />;
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const input = canvas.getByRole('textbox', { name: texts.serial });
    await expect(input).toHaveAccessibleDescription(texts.serialHelp);
    await userEvent.click(canvas.getByText(texts.serial));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('T90A');
    await expect(input).toHaveValue('T90A');
    await expect(onValueChange).toHaveBeenLastCalledWith('T90A');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'SN',
    labelNote: '',
    help: 'T90A',
    error: '',
    variant: 'code',
    placeholder: 'T90A230900417',
  },
};

/** Icon and words, and the frame of 2 px: never colour alone. */
export const Invalid: Story = {
  tags: ['variants'],
  args: { variant: 'code', defaultValue: '8K20' },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <TextField
        {...args}
        label={texts.verification}
        help={texts.verificationHelp}
        error={texts.verificationError}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${texts.verificationError} ${texts.verificationHelp}`);
  },
};

/** A mark, a country code, a unit. */
export const StartAndEnd: Story = {
  render: (_args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <div style={{ display: 'grid', gap: 28 }}>
        <TextField
          label={texts.serial}
          help={texts.serialHelp}
          variant="code"
          defaultValue="T90A230900417"
          end={<CheckIcon size={20} color={vars.color.positive} />}
        />
        <TextField label={texts.phone} type="tel" defaultValue="138 0000 0000" start="+86" />
        <TextField label={texts.weight} labelNote="(kg)" inputMode="decimal" defaultValue="3.2" end="kg" />
      </div>
    );
  },
};

/** It grows with its text. */
export const Multiline: Story = {
  render: (_args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <TextField
        multiline
        label={texts.happened}
        labelNote={texts.optional}
        help={texts.happenedHelp}
        defaultValue={texts.happenedText}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    // Three lines and the padding, from the start.
    await expect(before).toBeGreaterThanOrEqual(96);
    await userEvent.type(area, '\n1\n2\n3\n4\n5');
    await expect(area).toHaveValue(`${formFieldsOf(globals).happenedText}\n1\n2\n3\n4\n5`);
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};

/** Past its limit the text stays; the counter says so, to the ear once. */
export const Counter: Story = {
  render: (_args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <TextField
        multiline
        label={texts.happened}
        help={texts.happenedHelp}
        counter={{ limit: 10, ...texts.counter }}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { counter } = formFieldsOf(globals);
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, '0123456789');
    await expect(canvas.getByText(counter.used(10, 10))).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, 'ab');
    await expect(area).toHaveValue('0123456789ab');
    await expect(canvas.getByText(counter.used(12, 10))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(counter.tooLong(10));
  },
};

/** The text stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'T90' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'A');
    await expect(onValueChange).toHaveBeenLastCalledWith('T90A');
    await expect(input).toHaveValue('T90');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'T90A230900417' } };
