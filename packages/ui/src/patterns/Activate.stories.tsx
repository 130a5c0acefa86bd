import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formFieldsOf } from '../fixtures/form-fields.ts';
import { ActivatePage } from './Forms.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Args = { refused: boolean };

const meta: Meta<Args> = {
  title: 'Patterns/Activate',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A form: one column of 600 px, label above, error then help below. What is wrong stands above the fields too, takes the focus and leads to each. The side column explains and never holds input. Nothing typed is lost.',
      keyboard: [
        ['Enter', 'In a field: sends the form. With errors the focus moves to the summary.'],
        ['Enter', 'On a line of the summary: goes to its field.'],
      ],
    },
  },
  globals: { ground: 'sheet' },
  args: { refused: false },
  render: (args, { globals }) => <ActivatePage globals={globals} {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

/** Sent with a wrong code: the summary has the focus and leads to the field, which still holds what was typed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.activate }));
    await expect(canvas.getByRole('region', { name: texts.failTitle })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: texts.codeWrong }));
    const field = canvas.getByRole('textbox', { name: texts.verification });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('8K2O');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(texts.verificationError));
    await expectWholePage({ canvasElement });
  },
};

export const Chinese: Story = { args: { refused: true }, globals: { language: 'zh' } };

/** Before it is sent. */
export const Filled: Story = {};

/** The wrong code is mended, and the form is sent. */
export const Mended: Story = {
  args: { refused: true },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const field = canvas.getByRole('textbox', { name: texts.verification });
    await userEvent.clear(field);
    await userEvent.type(field, '8k20{Enter}');
    await expect(canvas.queryByRole('region', { name: texts.failTitle })).toBeNull();
  },
};

export const Phone: Story = { args: { refused: true }, globals: onPhone, play: expectWholePage };

export const Narrow: Story = { args: { refused: true }, globals: inPocket, play: expectWholePage };
