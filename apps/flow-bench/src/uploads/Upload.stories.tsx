import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlowBench } from '../bench/FlowBench.tsx';
import { handsAt } from '../bench/hands.ts';
import { wordsOf } from '../bench/in-language.ts';
import { uploadSetup } from './upload-setup.ts';

const meta: Meta = {
  title: 'Flow bench/Upload',
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { texts, leads } = wordsOf(globals);
    return <FlowBench begin={uploadSetup} lead={leads.upload} texts={texts} />;
  },
};
export default meta;
type Story = StoryObj;

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
