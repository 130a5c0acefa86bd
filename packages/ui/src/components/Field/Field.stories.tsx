import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { Field, FieldSet } from './Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  id: 'components-field',
  tags: ['base', 'since-0.1.0'],
  component: Field,
  parameters: {
    usage: {
      when: 'The base of the fields. Use it for a control of your own that needs a label, help and error; else use TextField, Select and their like.',
    },
  },
  args: { label: '', children: (control) => <input {...control} /> },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <Field help={texts.serialHelp} {...args} label={args.label || texts.serial} />;
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

/** 52 px high, tied to its label and its help. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    const input = canvas.getByRole('textbox', { name: texts.serial });
    await expect(input).toHaveAccessibleDescription(texts.serialHelp);
    await expect(input.parentElement?.offsetHeight).toBe(52);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'SN', labelNote: 'T90', help: 'T90A', error: '', start: '+86' },
};

/** The error is read before the help. */
export const Invalid: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <Field
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

/** Several controls under one legend. */
export const Set: Story = {
  render: (_args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <FieldSet label={texts.features} labelNote={texts.optional} help={texts.featuresHelp}>
        {texts.featureOptions.map(({ value, label }) => (
          <label key={value} style={{ display: 'block' }}>
            <input type="checkbox" /> {label}
          </label>
        ))}
      </FieldSet>
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    const group = canvas.getByRole('group', { name: `${texts.features} ${texts.optional}` });
    await expect(group).toHaveAccessibleDescription(texts.featuresHelp);
  },
};
