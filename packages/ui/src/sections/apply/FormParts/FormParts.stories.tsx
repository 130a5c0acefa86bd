import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form } from '../../../components/Form/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { deviceLabelOf } from '../../../fixtures/device-label.ts';
import { FormParts } from './FormParts.tsx';

const meta: Meta<typeof FormParts> = {
  title: 'Patterns/Apply/FormParts',
  id: 'patterns-formparts',
  tags: ['!autodocs'],
  component: FormParts,
  args: { label: '', parts: [], translations: { done: '' } },
  render: ({ parts, ...args }, { globals }) => {
    const texts = deviceLabelOf(globals);
    return (
      <FormParts
        {...args}
        label={texts.form}
        parts={
          parts.length > 0
            ? parts
            : texts.parts.map((label, at) => ({
                fieldId: `part-${at}`,
                label,
                done: at === 0,
                current: at === 1,
              }))
        }
        translations={{ done: texts.done }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof FormParts>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { parts, done } = deviceLabelOf(globals);
    await expect(canvas.getByRole('link', { name: `${done} ${parts[0]}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: parts[1]! })).toHaveAttribute('aria-current', 'step');
  },
};

/** A part leads to its field. */
export const Leads: Story = {
  render: (args, { globals }) => {
    const texts = deviceLabelOf(globals);
    return (
      <>
        <FormParts
          {...args}
          label={texts.form}
          parts={[{ fieldId: 'leads-serial', label: texts.parts[1] ?? '' }]}
          translations={{ done: texts.done }}
        />
        <Form summary={{ title: texts.form }}>
          <TextField id="leads-serial" label={texts.serial} />
        </Form>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { parts, serial } = deviceLabelOf(globals);
    await userEvent.click(canvas.getByRole('link', { name: parts[1]! }));
    await expect(canvas.getByRole('textbox', { name: serial })).toHaveFocus();
  },
};
