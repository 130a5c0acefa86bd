import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { deskSessionBench } from './desk-session-setup.ts';

const meta = {
  title: 'Flow bench/Desk session',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        bench={deskSessionBench}
        code={session}
        settings={{}}
        lead={leads.deskSession}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A wrong code is told, and the next one opens the desk. */
export const WrongCode: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await press(
      'check wanted',
      'type 123456',
      'give',
      'give RejectedReply 500 verificationCodeIncorrect code',
    );
    await seesIn('asking');
    await press('type 123456', 'give', 'give given');
    await seesIn('open');
  },
};
