import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { ChoiceMark } from './ChoiceMark.tsx';

const row = { display: 'flex', gap: 32, alignItems: 'center' } as const;

const meta: Meta<typeof ChoiceMark> = {
  title: 'Forms/ChoiceMark',
  id: 'components-choicemark',
  tags: ['base', 'since-0.1.0'],
  component: ChoiceMark,
  parameters: {
    usage: { when: 'The base of Checkbox, Switch, CheckboxGroup and RadioGroup. Pages use those.' },
  },
  args: { kind: 'checkbox', onCheckedChange: fn() },
  render: (args, { globals }) => (
    <label style={row}>
      <ChoiceMark {...args} />
      {formFieldsOf(globals).featureOptions[0]?.label}
    </label>
  ),
};
export default meta;
type Story = StoryObj<typeof ChoiceMark>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Playground: Story = { tags: ['!test'], args: { kind: 'switch', disabled: false } };

/** Each kind in each state: off, on, and both where it cannot be changed. */
export const KindsAndStates: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['checkbox', 'radio', 'switch'] as const).map((kind) => (
        <div key={kind} style={row}>
          {[false, true].flatMap((disabled) =>
            [false, true].map((on) => (
              <ChoiceMark
                key={`${disabled} ${on}`}
                aria-label={formFieldsOf(globals).featureOptions[0]?.label}
                kind={kind}
                defaultChecked={on}
                disabled={disabled}
              />
            )),
          )}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const role of ['checkbox', 'radio', 'switch']) {
      const [off, on] = canvas.getAllByRole(role);
      await expect(off).not.toBeChecked();
      await expect(on).toBeChecked();
    }
  },
};
