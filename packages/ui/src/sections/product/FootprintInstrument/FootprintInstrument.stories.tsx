import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { footprintTextsOf, machines } from '../../../fixtures/footprint-instrument.ts';
import { FootprintInstrument } from './FootprintInstrument.tsx';

const meta: Meta<typeof FootprintInstrument> = {
  title: 'Patterns/Product/FootprintInstrument',
  id: 'patterns-footprintinstrument',
  tags: ['!autodocs'],
  component: FootprintInstrument,
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

/** As high as a flight without a permit goes. */
export const Ceiling: Story = { args: { defaultHeight: 120 } };
