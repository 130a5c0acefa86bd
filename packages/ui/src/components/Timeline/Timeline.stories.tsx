import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Documents/Timeline',
  id: 'components-timeline',
  tags: ['stable', 'since-0.1.0'],
  component: Timeline,
  parameters: {
    usage: {
      when: "Use it for steps that have a date: the company's history, what has happened to a request. For steps that are still to be done use a stepper. It takes no focus.",
    },
  },
  args: { items: documentsOf({}).milestones, level: 2 },
  render: (args, { globals }) => <Timeline {...args} items={documentsOf(globals).milestones} />,
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    const dates = [...canvasElement.querySelectorAll('time')].map((time) => time.dateTime);
    await expect([dates[0], dates.at(-1)]).toEqual(['2020-08', '2023-12']);
  },
};

export const Playground: Story = { tags: ['!test'], args: { level: 3 } };

export const TitlesOnly: Story = {
  render: (args, { globals }) => (
    <Timeline
      {...args}
      items={documentsOf(globals).milestones.map(({ text: _text, ...milestone }) => milestone)}
    />
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
};
