import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../../fixtures/form-fields.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { serviceOf } from '../../../fixtures/service.ts';
import { AnswerSummary } from './AnswerSummary.tsx';

const wordsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: { none: 'Not answered', change: 'Change', changeOf: (name: string) => `Change: ${name}` },
    zh: { none: '未作答', change: '修改', changeOf: (name: string) => `修改${name}` },
  });

const onChange = fn();

const meta: Meta<typeof AnswerSummary> = {
  title: 'Patterns/Individuality/AnswerSummary',
  id: 'patterns-answersummary',
  tags: ['!autodocs'],
  component: AnswerSummary,
  args: { items: [], translations: wordsOf({}) },
  beforeEach: () => void onChange.mockClear(),
  render: (args, { globals }) => {
    const { featureOptions, scenarios } = formFieldsOf(globals);
    const [where = '', what = '', aircraft = '', budget = ''] = serviceOf(globals).questions.steps.map(
      ({ label }) => label,
    );
    return (
      <AnswerSummary
        {...args}
        items={
          args.items.length > 0
            ? args.items
            : [
                { key: 'where', name: where, answer: scenarios[0]?.label, onChange },
                {
                  key: 'what',
                  name: what,
                  answer: featureOptions.map(({ label }) => label).join(', '),
                  onChange,
                },
                { key: 'aircraft', name: aircraft, answer: 'M350 RTK' },
                { key: 'budget', name: budget, answer: null },
              ]
        }
        translations={wordsOf(globals)}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof AnswerSummary>;

/** The third is at hand, the fourth is to come. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    await expect(others).toHaveLength(1);
    await userEvent.click(first!);
    await expect(onChange).toHaveBeenCalledOnce();
  },
};
