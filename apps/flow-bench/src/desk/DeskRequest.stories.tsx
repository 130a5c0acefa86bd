import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { deskRequestBench } from './desk-request-setup.ts';

const meta = {
  title: 'Flow bench/Desk request',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        bench={deskRequestBench}
        code={session}
        settings={{}}
        lead={leads.deskRequest}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A colleague was quicker: what was written is kept, and the request is read again. */
export const Overtaken: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await press('read DeskRequest', 'write Received today.', 'do message');
    await press('change RejectedReply 500 changedMeanwhile version', 'read DeskRequest');
    await seesIn('shown');
    await expect(await context.canvas.findByText(/"isOvertaken": true/)).toBeVisible();
  },
};
