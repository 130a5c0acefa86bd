import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { ClockIcon } from '../../icons/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
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

export const Playground: Story = { args: { tone: 'positive' } };

/** States: each has its own icon, so that colour is not needed to tell them apart. */
export const Tones: Story = {
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

export const Chinese: Story = { ...Tones, globals: { language: 'zh' } };
