import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portTextsOf } from '../../fixtures/pages/port.ts';
import { ActList } from './ActList.tsx';

const meta = {
  component: ActList,
  parameters: {
    usage: {
      when: 'Use it for what the visitor does next, in its order: two to seven short sentences, each one act. The button that begins it stands below. Where a procedure stands is a StepRail, the steps of a form are a Stepper, what happened and when is a Timeline. It takes no focus.',
    },
  },
  args: { items: [] },
  render: (args, { globals }) => (
    <ActList
      {...args}
      items={
        args.items.length > 0 ? args.items : portTextsOf(globals).acts.map((text) => ({ key: text, text }))
      }
    />
  ),
} satisfies Meta<typeof ActList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each act is a row of its own, and the sentences begin on one line. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const acts = canvas.getAllByRole('listitem');
    await expect(acts.map((act) => act.textContent)).toEqual(portTextsOf(globals).acts);
    const starts = acts.map((act) => act.firstElementChild!.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

export const Playground: Story = { args: { items: [{ key: 'USB', text: 'USB-C' }] } };

/** A long act wraps beside its number. */
export const LongTexts: Story = { globals: { language: 'long', viewport: { value: 'narrow' } } };

export const Chinese: Story = { globals: { language: 'zh' } };
