import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../../components/TextField/index.ts';
import { deviceLabelOf } from '../../../fixtures/device-label.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { ModelMark } from './ModelMark.tsx';

const meta: Meta<typeof ModelMark> = {
  title: 'Patterns/Apply/ModelMark',
  id: 'patterns-modelmark',
  tags: ['!autodocs'],
  component: ModelMark,
  args: { code: 'T90', picture: cutoutOf('T90') },
  render: (args, { globals }) => {
    const { serial, known } = deviceLabelOf(globals);
    return (
      <TextField
        variant="code"
        label={serial}
        help={known}
        defaultValue="T90-SAMPLE-01"
        end={<ModelMark {...args} />}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof ModelMark>;

/** The field says in words what is shown. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { serial, known } = deviceLabelOf(globals);
    await expect(canvas.getByRole('textbox', { name: serial })).toHaveAccessibleDescription(known);
  },
};
