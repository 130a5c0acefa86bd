import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowRows } from '../../fixtures/led-rows.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { LedMatrix } from './LedMatrix.tsx';

const meta: Meta<typeof LedMatrix> = {
  title: 'Feedback/LedMatrix',
  id: 'components-ledmatrix',
  tags: ['new', 'since-0.4.0'],
  component: LedMatrix,
  parameters: {
    usage: {
      when: 'Use it for a word or a shape on a sign of lamps, as the one light of a StatusPage. It stands still. A sign that is measured by its distance is a SignInstrument. It takes no focus.',
    },
  },
  args: { rows: arrowRows, label: '' },
  render: (args, { globals }) => (
    <div data-theme="night" style={{ maxInlineSize: 480 }}>
      <LedMatrix {...args} label={args.label || productTextsOf(globals).displays} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof LedMatrix>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { rows: ['81', '42', '24', '18', '18', '24', '42', '81'] },
};
