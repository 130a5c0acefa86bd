import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Transcript } from './Transcript.tsx';

const meta: Meta<typeof Transcript> = {
  title: 'Media/Transcript',
  id: 'components-transcript',
  tags: ['stable', 'since-0.2.0'],
  component: Transcript,
  parameters: {
    usage: {
      when: 'Use it beside a film for its words, each with its moment. What a device says while it is upgraded is an EventLog. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { heroLead, aircraftLead, compareLead } = productTextsOf(globals);
    return (
      <Transcript
        {...args}
        lines={
          args.lines ??
          [heroLead, aircraftLead, compareLead].map((text, index) => ({
            seconds: index * 2,
            time: `0:0${index * 2}`,
            text,
          }))
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof Transcript>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { lines: [{ seconds: 1, time: '0:01', text: 'T90' }] },
};
