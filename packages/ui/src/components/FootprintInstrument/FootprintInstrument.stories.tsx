import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { footprintTextsOf, machines } from '../../fixtures/footprint-instrument.ts';
import { FootprintInstrument } from './FootprintInstrument.tsx';

const meta: Meta<typeof FootprintInstrument> = {
  title: 'Measurement/FootprintInstrument',
  id: 'components-footprintinstrument',
  tags: ['new', 'since-0.4.0'],
  component: FootprintInstrument,
  parameters: {
    usage: {
      when: 'What light and voice of an integrated machine reach on level ground, by its height: drawn to scale, with three bands below the ground for what is lit and where an order is understood. Heights end at 120 m, the ceiling of flights without a permit. It prints as it stands, and without a script it shows its first height.',
      keyboard: [
        ['Left, Right', 'One metre lower or higher.'],
        ['Page Up, Page Down', 'A tenth of the scale higher or lower.'],
        ['Home, End', 'To 10 m and to 120 m.'],
      ],
    },
  },
  args: { ...machines.T40S },
  render: (args, { globals }) => <FootprintInstrument {...args} translations={footprintTextsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof FootprintInstrument>;

/** Higher up the circle grows, the light falls with the square of the height, and a voice reaches less of the ground. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { height, spoken, nowhere } = footprintTextsOf(globals);
    const slider = canvas.getByRole('slider', { name: height });
    const said = (at: string, light: string, circle: string, quiet: string) =>
      expect(slider).toHaveAttribute('aria-valuetext', spoken({ height: at, light, circle, quiet }));
    await said('50', '26.1', '11.4', '407');
    await fireEvent.change(slider, { target: { value: '100' } });
    await said('100', '6.5', '22.8', '398');
    await expect(canvas.getByText(nowhere)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '0' } });
    await said('10', '654', '2.3', '410');
  },
};

export const Playground: Story = { tags: ['!test'], args: { ...machines.U3, defaultHeight: 30 } };

/** As high as a flight without a permit goes. */
export const Ceiling: Story = { args: { defaultHeight: 120 } };
