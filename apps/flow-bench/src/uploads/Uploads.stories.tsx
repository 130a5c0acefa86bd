import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchStory } from '../bench/BenchStory.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { sessionArgs } from '../bench/session-story.ts';
import { uploadsBench } from './uploads-setup.ts';

const meta = {
  title: 'Flow bench/Uploads',
  tags: ['!autodocs'],
  args: sessionArgs,
  render: ({ session }, { globals, id }) => {
    const { texts, leads } = wordsOf(globals);
    return (
      <BenchStory
        bench={uploadsBench}
        code={session}
        settings={{}}
        lead={leads.uploads}
        texts={texts}
        storyId={id}
      />
    );
  },
} satisfies Meta<typeof sessionArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three files are sent at a time; the fourth waits until one has arrived. */
export const ThreeAtATime: Story = {
  parameters: { picture: 'off' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { press, seesIn } = handsAt(context);
    await seesIn('running');
    await press('add crack.jpg', 'add crack.jpg', 'add siren.mp4', 'add siren.mp4', 'add report.exe');
    const arrivals = () => canvas.getAllByRole('button', { name: 'send Upload' });
    await expect(arrivals()).toHaveLength(3);
    await expect(canvas.getByText(/"state": "refused"/)).toBeInTheDocument();
    await expect(canvas.getByText(/"state": "waiting"/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'remove file-4 report.exe' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'cancel file-4 report.exe' })).toBeNull();
    await userEvent.click(arrivals()[0]!);
    await expect(await canvas.findByText(/"state": "sent"/)).toBeInTheDocument();
    await expect(canvas.queryByText(/"state": "waiting"/)).toBeNull();
    await expect(arrivals()).toHaveLength(3);
  },
};
