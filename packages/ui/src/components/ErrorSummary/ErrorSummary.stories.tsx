import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { FieldSet } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/ErrorSummary',
  id: 'components-errorsummary',
  tags: ['stable', 'since-0.1.0'],
  component: ErrorSummary,
  parameters: {
    usage: {
      when: 'Form shows it. Use it alone only where the fields are in no Form.',
      keyboard: [
        ['Tab', 'Moves from the summary to its links.'],
        ['Enter', 'On a link: moves to the field.'],
      ],
    },
  },
  args: { title: '', errors: [] },
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
      <div style={{ display: 'grid', gap: 28 }}>
        <ErrorSummary
          text={texts.failText}
          {...args}
          title={args.title || texts.failTitle}
          errors={
            args.errors.length > 0
              ? args.errors
              : [
                  { fieldId: 'summary-serial', text: texts.serialMissing },
                  { fieldId: 'summary-features', text: texts.featuresError },
                ]
          }
        />
        <TextField id="summary-serial" label={texts.serial} error={texts.serialMissing} />
        <FieldSet id="summary-features" label={texts.features} error={texts.featuresError}>
          {texts.featureOptions.map(({ value, label }) => (
            <label key={value} style={{ display: 'block' }}>
              <input type="checkbox" disabled={value === 'shout'} /> {label}
            </label>
          ))}
        </FieldSet>
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

/** Links go to the field, or to what can be used first in a group; the address stays. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const before = window.location.href;
    await expect(canvas.getByRole('region', { name: texts.failTitle })).toBeVisible();
    const link = canvas.getByRole('link', { name: texts.serialMissing });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: texts.featuresError }));
    await expect(canvas.getByRole('checkbox', { name: texts.featureOptions[1]?.label ?? '' })).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { title: '403', text: 'T90', errors: [{ fieldId: 'summary-serial', text: 'SN' }], level: 3 },
};

/** No field can mend it: it is said, and leads nowhere. */
export const WholeForm: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <ErrorSummary {...args} title={texts.failTitle} errors={[{ text: texts.noConnection }]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(formFieldsOf(globals).noConnection)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Many empty fields take few lines: one says what they have in common, under it they stand by name. */
export const Grouped: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    const names = [texts.serial, texts.verification, texts.password, texts.features];
    return (
      <ErrorSummary
        {...args}
        title={texts.failTitle}
        text={texts.failText}
        errors={[
          ...names.map((text, index) => ({ fieldId: `empty-${index}`, text, group: texts.serialMissing })),
          { fieldId: 'wrong', text: texts.codeWrong },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
