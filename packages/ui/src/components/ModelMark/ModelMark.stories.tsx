import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deviceLabelOf } from '../../fixtures/device-label.ts';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { TextField } from '../TextField/index.ts';
import { ModelMark } from './ModelMark.tsx';

const meta: Meta<typeof ModelMark> = {
  title: 'Forms/ModelMark',
  id: 'components-modelmark',
  tags: ['new', 'since-0.4.0'],
  component: ModelMark,
  parameters: {
    usage: {
      when: 'Use it as the `end` of a field for a serial number, once it is known which model the number belongs to: its cut-out and its code. It is to be looked at; the help of the field says the same in words. It takes no focus.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { code: 'H1T', picture: cutoutOf('H1T') } };
