import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { Transcript } from './Transcript.tsx';

const meta: Meta<typeof Transcript> = {
  title: 'Patterns/Video/Transcript',
  id: 'patterns-transcript',
  tags: ['!autodocs'],
  component: Transcript,
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
