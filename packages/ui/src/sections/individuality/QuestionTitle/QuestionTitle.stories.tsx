import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { formFieldsOf } from '../../../fixtures/form-fields.ts';
import { QuestionTitle } from './QuestionTitle.tsx';

const meta: Meta<typeof QuestionTitle> = {
  title: 'Patterns/Individuality/QuestionTitle',
  id: 'patterns-questiontitle',
  tags: ['!autodocs'],
  component: QuestionTitle,
  render: (args, { globals }) => (
    <QuestionTitle {...args}>{args.children ?? formFieldsOf(globals).scenario}</QuestionTitle>
  ),
};
export default meta;
type Story = StoryObj<typeof QuestionTitle>;

export const Default: Story = {};

/** Over its choices. */
export const WithChoices: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const { scenario, scenarioHelp, scenarios } = formFieldsOf(globals);
    return (
      <RadioGroup
        label={<QuestionTitle {...args}>{scenario}</QuestionTitle>}
        help={scenarioHelp}
        options={scenarios}
        variant="cards"
      />
    );
  },
};
