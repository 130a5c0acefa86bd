import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { compareTextsOf } from '../../../fixtures/product-compare.ts';
import { ModelPicker } from './ModelPicker.tsx';

const models = ['H1T', 'H1E', 'H1C', 'H1G', 'H10', 'H10T', 'H150S', 'H150T'];

const meta: Meta<typeof ModelPicker> = {
  title: 'Patterns/Compare/ModelPicker',
  id: 'patterns-modelpicker',
  tags: ['!autodocs'],
  component: ModelPicker,
  render: (args, { globals }) => {
    const t = compareTextsOf(globals);
    return (
      <ModelPicker {...args} label={args.label ?? t.change} note={args.note ?? t.chosen(2)}>
        {models.map((code, index) => (
          <Checkbox key={code} label={code} defaultChecked={index < 2} />
        ))}
      </ModelPicker>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ModelPicker>;

export const Default: Story = {};

/** Unfolded by its line. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText('H150T')).not.toBeVisible();
    await userEvent.click(canvas.getByText(compareTextsOf(globals).change));
    await expect(canvas.getByRole('checkbox', { name: 'H1T' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'H150T' })).not.toBeChecked();
  },
};
