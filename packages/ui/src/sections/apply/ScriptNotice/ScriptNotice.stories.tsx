import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../../fixtures/feedback.ts';
import { ScriptNotice } from './ScriptNotice.tsx';

const meta: Meta<typeof ScriptNotice> = {
  title: 'Patterns/Apply/ScriptNotice',
  id: 'patterns-scriptnotice',
  tags: ['!autodocs'],
  component: ScriptNotice,
  args: { toneLabel: '', title: '' },
  render: (args, { globals }) => {
    const { messages, tones } = feedbackOf(globals);
    return (
      <ScriptNotice
        {...args}
        tone="caution"
        toneLabel={tones.caution}
        title={args.title || messages.caution.title}
      >
        {messages.caution.text}
      </ScriptNotice>
    );
  },
  play: async ({ canvasElement }) => {
    const notice = canvasElement.querySelector('[data-tone]')!;
    await expect(notice).not.toBeVisible();
    const [waiting] = notice.getAnimations();
    await expect(waiting!.effect!.getComputedTiming().delay).toBe(5000);
    waiting!.finish();
    await expect(notice).toBeVisible();
  },
};
export default meta;
type Story = StoryObj<typeof ScriptNotice>;

/** Comes after five seconds. */
export const Default: Story = {};
