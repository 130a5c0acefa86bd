import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Figure } from '../Figure/index.ts';
import { Plate } from './Plate.tsx';

const meta: Meta<typeof Plate> = {
  component: Plate,
  args: { code: 'T90' },
  render: (args, { globals }) => (
    <Plate
      {...args}
      cells={
        args.cells ?? [productTextsOf(globals).searchlight, <Figure key="flux" value={13000} unit="lm" />]
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof Plate>;

export const Default: Story = {};

export const Playground: Story = {
  args: { code: 'S3mini', cells: ['S3', '4 500 m'], size: 'small', phoneCells: 1, onPicture: false },
};

/** Stands in where a model has no picture. */
export const Large: Story = { args: { size: 'large' } };

/** On a picture the ground is nearly solid, so that the text keeps its contrast. */
export const OnPicture: Story = {
  args: { onPicture: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 48, background: 'linear-gradient(90deg, #07090c, #a89a6d)' }}>
        <Story />
      </div>
    ),
  ],
};

export const CodeOnly: Story = { args: { code: 'PTS42023', cells: [] } };

/** Only the first cell stays at 768 px and below. */
export const FewerCellsOnPhones: Story = { args: { phoneCells: 1 } };
