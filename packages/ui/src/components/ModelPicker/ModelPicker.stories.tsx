import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { compareTextsOf } from '../../fixtures/product-compare.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ModelPicker } from './ModelPicker.tsx';

const models = ['H1T', 'H1E', 'H1C', 'H1G', 'H10', 'H10T', 'H150S', 'H150T'];

const meta: Meta<typeof ModelPicker> = {
  title: 'Forms/ModelPicker',
  id: 'components-modelpicker',
  tags: ['stable', 'since-0.3.0'],
  component: ModelPicker,
  parameters: {
    usage: {
      when: 'Use it above a comparison to change what is compared: a dozen models to tick, folded behind how many are chosen. Fields of a form that are ticked are a CheckboxGroup; what narrows a list is a FilterBar.',
      keyboard: [
        ['Tab', 'To its line, then, unfolded, through the models.'],
        ['Enter, Space', 'On its line: unfolds and folds. On a model: Space ticks it.'],
      ],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { label: 'T90', note: '2/4', open: true } };

/** Unfolded by its line. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText('H150T')).not.toBeVisible();
    await userEvent.click(canvas.getByText(compareTextsOf(globals).change));
    await expect(canvas.getByRole('checkbox', { name: 'H1T' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'H150T' })).not.toBeChecked();
  },
};

export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
