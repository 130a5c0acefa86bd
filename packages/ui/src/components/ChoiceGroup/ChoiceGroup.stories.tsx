import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const isFirst = (value: string) => value === 'light';

const meta: Meta<typeof ChoiceGroup> = {
  title: 'Forms/ChoiceGroup',
  id: 'components-choicegroup',
  tags: ['base', 'since-0.1.0'],
  component: ChoiceGroup,
  parameters: { usage: { when: 'The base of RadioGroup and CheckboxGroup. Pages use those.' } },
  args: { type: 'radio', label: '', options: [], isFirst, onChoose: fn(), variant: 'list' },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <ChoiceGroup {...args} label={args.label || texts.features} options={texts.featureOptions} />;
  },
};
export default meta;
type Story = StoryObj<typeof ChoiceGroup>;

/** Without a name of their own the radios are still one group. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [shout, light] = canvas.getAllByRole('radio');
    if (!shout || !light) throw new Error('The group has no options.');
    await expect(light).toBeChecked();
    await userEvent.click(shout);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['shout']);
    await expect(light).not.toBeChecked();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { type: 'checkbox', variant: 'cards', label: 'T90' },
};

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => {
    const { question, choices, help } = longWordsOf(globals);
    const options = choices.map((label) => ({ value: label, label, help }));
    return <ChoiceGroup {...args} label={question} help={help} options={options} />;
  },
};
