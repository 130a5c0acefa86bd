import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlowBench } from '../bench/FlowBench.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { recommendationSetup } from './recommendation-setup.ts';

const meta: Meta = {
  title: 'Flow bench/Recommendation',
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { texts, leads } = wordsOf(globals);
    return <FlowBench begin={recommendationSetup} lead={leads.recommendation} texts={texts} />;
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};

/** Four answers, and products for them. */
export const Answered: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await press('next');
    await seesIn('scenario');
    await expect(context.canvas.getByText(/"error": "cannotBeEmpty"/)).toBeVisible();
    await press('answer publicRescue', 'next', 'toggle shout', 'next', 'answer M350RTK', 'next');
    await seesIn('budget');
    await press('answer under3000', 'next', 'recommend Recommendation');
    await seesIn('result');
  },
};
