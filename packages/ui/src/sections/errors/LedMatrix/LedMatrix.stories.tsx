import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowRows } from '../../../fixtures/led-rows.ts';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { LedMatrix } from './LedMatrix.tsx';

const meta: Meta<typeof LedMatrix> = {
  title: 'Patterns/Errors/LedMatrix',
  id: 'patterns-ledmatrix',
  tags: ['!autodocs'],
  component: LedMatrix,
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
