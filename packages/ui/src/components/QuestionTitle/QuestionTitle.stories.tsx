import type { Meta, StoryObj } from '@storybook/react-vite';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { QuestionTitle } from './QuestionTitle.tsx';

const meta: Meta<typeof QuestionTitle> = {
  title: 'Forms/QuestionTitle',
  id: 'components-questiontitle',
  tags: ['stable', 'since-0.3.0'],
  component: QuestionTitle,
  parameters: {
    usage: {
      when: 'Use it as the label of a RadioGroup or CheckboxGroup where one question has the page to itself, as in a questionnaire. A part of a page begins with a SectionHeading. It takes the focus by script only.',
    },
  },
  render: (args, { globals }) => (
    <QuestionTitle {...args}>{args.children ?? formFieldsOf(globals).scenario}</QuestionTitle>
  ),
};
export default meta;
type Story = StoryObj<typeof QuestionTitle>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

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
