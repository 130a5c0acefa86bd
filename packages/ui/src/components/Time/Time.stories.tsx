import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { Time } from './Time.tsx';

const meta: Meta<typeof Time> = {
  title: 'Measurement/Time',
  id: 'components-time',
  tags: ['stable', 'since-0.3.0'],
  component: Time,
  args: { dateTime: '2026-03-01' },
  parameters: {
    usage: {
      when: 'Use it wherever a day, a moment or a duration is written, in the words of the language: it is set as what it stands in. Lists of dated things are DatedList or Timeline. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <Time {...args}>{args.children ?? inLanguage(globals, { en: '1 March 2026', zh: '2026年3月1日' })}</Time>
  ),
};
export default meta;
type Story = StoryObj<typeof Time>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { dateTime: 'PT90S', children: '1:30' } };

/** A moment in the machine's own form. */
export const Moment: Story = {
  args: { dateTime: new Date('2026-03-01T08:30:00Z'), children: '08:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('08:30')).toHaveAttribute('datetime', '2026-03-01T08:30:00.000Z');
  },
};
