import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { recommendationBench } from './recommendation-setup.ts';

const meta = {
  title: 'Flow bench/Recommendation',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        bench={recommendationBench}
        code={session}
        settings={{}}
        lead={leads.recommendation}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

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
