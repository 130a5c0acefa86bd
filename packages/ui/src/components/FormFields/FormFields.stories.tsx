import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { TextField } from '../TextField/index.ts';
import { FormFields } from './FormFields.tsx';

const meta: Meta<typeof FormFields> = {
  title: 'Forms/FormFields',
  id: 'components-formfields',
  tags: ['stable', 'since-0.3.0'],
  component: FormFields,
  parameters: {
    usage: {
      when: 'Use it for the fields of a form that belong together: with a title for a part of a longer form, as a row for two or three short choices. What is wrong and what sends them are of the Form around it.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from field to field. None takes the focus while they are inert.'],
      ],
    },
  },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <FormFields {...args}>
        <TextField label={texts.serial} help={texts.serialHelp} />
        <TextField label={texts.verification} help={texts.verificationHelp} />
      </FormFields>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FormFields>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', level: 3, layout: 'column' } };

/** A part of a longer form. */
export const Titled: Story = {
  tags: ['variants'],
  render: (args, context) => (
    <>
      {meta.render?.(args, context)}
      {meta.render?.({ ...args, title: formFieldsOf(context.globals).happened }, context)}
    </>
  ),
};

/** As many beside each other as have room. */
export const Row: Story = { args: { layout: 'row' } };

/** While the form is sent nothing can be typed. */
export const Resting: Story = {
  parameters: { picture: 'off' },
  args: { inert: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const field of canvas.getAllByRole('textbox', { hidden: true }))
      await expect(field).not.toHaveFocus();
  },
};
