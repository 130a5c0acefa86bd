import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portTextsOf } from '../../fixtures/pages/port.ts';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Text/StepList',
  id: 'components-steplist',
  tags: ['stable', 'since-0.2.0'],
  component: StepList,
  parameters: {
    usage: {
      when: 'Use it for what the visitor does next, in its order: two to seven short sentences, each one step. The button that begins it stands below. Where a procedure stands is a StepRail, the steps of a form are a Stepper, what happened and when is a Timeline. It takes no focus.',
    },
  },
  args: { items: [] },
  render: (args, { globals }) => (
    <StepList
      {...args}
      items={
        args.items.length > 0 ? args.items : portTextsOf(globals).acts.map((text) => ({ key: text, text }))
      }
    />
  ),
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each step is a row of its own, and the sentences begin on one line. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(portTextsOf(globals).acts);
    const starts = steps.map((step) => step.firstElementChild!.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

export const Playground: Story = { tags: ['!test'], args: { items: [{ key: 'USB', text: 'USB-C' }] } };

/** Three at the head of a page. On phones they are rows. */
export const Across: Story = {
  args: { across: true },
  render: (args, { globals }) => (
    <StepList
      {...args}
      items={portTextsOf(globals)
        .acts.slice(0, 3)
        .map((text) => ({ key: text, text }))}
    />
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
