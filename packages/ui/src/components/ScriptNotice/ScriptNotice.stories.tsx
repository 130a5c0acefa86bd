import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { ScriptNotice } from './ScriptNotice.tsx';

const meta: Meta<typeof ScriptNotice> = {
  title: 'Feedback/ScriptNotice',
  id: 'components-scriptnotice',
  tags: ['stable', 'since-0.3.0'],
  component: ScriptNotice,
  parameters: {
    usage: {
      when: 'Use it on a page that only a script can work, such as a form of the service: it says what to do instead, and comes where no script does. What a page says to everybody is a Banner. It takes no focus.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { title: 'T90' } };
