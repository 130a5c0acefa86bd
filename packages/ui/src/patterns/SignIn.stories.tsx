import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feedbackOf } from '../fixtures/feedback.ts';
import { formFieldsOf } from '../fixtures/form-fields.ts';
import { ActivatePage } from './Forms.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

const meta: Meta = {
  title: 'Patterns/SignIn',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'Sign-in comes to the visitor: a panel over the page they are on, on phones a sheet at the lower edge. The form behind keeps what was typed.',
      keyboard: [['Escape', 'Closes the panel; the page is as it was.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => <ActivatePage globals={globals} signIn />,
};
export default meta;
type Story = StoryObj;

/** The panel has the page to itself. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('dialog', { name: feedbackOf(globals).dialog.title });
    await expect(dialog).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: formFieldsOf(globals).code }), '4r');
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

/** The form behind still holds what was typed. */
export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const { title, close } = feedbackOf(globals).dialog;
    const dialog = canvas.getByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: close }));
    await expect(dialog).not.toBeVisible();
    const { serial } = formFieldsOf(globals);
    await expect(canvas.getByRole('textbox', { name: serial })).toHaveValue('T90A230900417');
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expectWholePage({ canvasElement });
  },
};

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
