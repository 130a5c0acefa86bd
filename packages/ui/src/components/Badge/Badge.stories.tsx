import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { ClockIcon } from '../../icons/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  id: 'components-badge',
  tags: ['stable', 'since-0.1.0'],
  component: Badge,
  parameters: {
    usage: {
      when: 'A word or two that say the state or the kind of the thing they stand on: "Newest", "Beta". A state always has its icon, so that colour alone says nothing; a kind has words alone. Two words in English, four to six characters in Chinese. A longer text breaks inside the frame, which never grows wider than its place. It takes no focus and cannot be pressed: for a choice use ChoiceBar, for a message with a next step Banner.',
    },
  },
  render: (args, { globals }) => (
    <Badge {...args}>{feedbackOf(globals).badges[args.tone ?? 'neutral']}</Badge>
  ),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A kind: words alone. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(feedbackOf(globals).badges.neutral).parentElement;
    await expect(badge?.querySelector('svg')).toBeNull();
  },
};

export const Playground: Story = { tags: ['!test'], args: { tone: 'positive' } };

/** States: each has its own icon, so that colour is not needed to tell them apart. */
export const Tones: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {(['neutral', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {feedbackOf(globals).badges[tone]}
        </Badge>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    await expect(new Set(drawn).size).toBe(3);
  },
};

export const OwnIcon: Story = { args: { icon: <ClockIcon size={16} /> } };

/** In 320 px and with longer words: it breaks inside its frame and stays as wide as its place. */
export const LongTexts: Story = {
  globals: { language: 'long' },
  render: (args, { globals }) => {
    const { badges, messages } = feedbackOf(globals);
    return (
      <div
        style={{ display: 'grid', justifyItems: 'start', gap: 12, inlineSize: 240, maxInlineSize: '100%' }}
      >
        {(['neutral', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Badge {...args} key={tone} tone={tone}>
            {badges[tone]}
          </Badge>
        ))}
        <Badge {...args} tone="caution">
          {messages.caution.title}
        </Badge>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(feedbackOf(globals).messages.caution.title).parentElement!;
    await expect(badge.offsetWidth).toBeLessThanOrEqual(badge.parentElement!.clientWidth);
    await expect(badge.querySelector('svg')!.getBoundingClientRect().width).toBe(16);
  },
};
