import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { uploadBench } from './upload-setup.ts';

const meta = {
  title: 'Flow bench/Upload',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        bench={uploadBench}
        code={session}
        settings={{}}
        lead={leads.upload}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A file that failed on the way is tried again, and arrives. */
export const TriedAgain: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { press, seesIn } = handsAt(context);
    await press('start', 'send onProgress 40 %');
    await expect(await context.canvas.findByText(/"progress": 0.4/)).toBeVisible();
    await press('send CallFailure network');
    await seesIn('failed');
    await press('retry', 'start', 'send Upload');
    await seesIn('sent');
  },
};
