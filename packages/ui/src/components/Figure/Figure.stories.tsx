import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figuresOutOfOrder } from '../../fixtures/figure-order.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Figure } from './Figure.tsx';

const meta: Meta<typeof Figure> = {
  title: 'Measurement/Figure',
  id: 'components-figure',
  tags: ['stable', 'since-0.1.0'],
  component: Figure,
  parameters: {
    usage: {
      when: 'Every number with a unit: thousands split by a thin space, a true minus, a thin space before the unit, and no line break between the two. The same in English and Chinese. `text` takes the size of the words around it; the other sizes set the unit smaller and quiet. A count without a unit is a Figure, too. Dates, versions and phone numbers are plain text. It takes no focus.',
    },
  },
  args: { value: 13000, unit: 'lm' },
};
export default meta;
type Story = StoryObj<typeof Figure>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { value: 107.9, unit: 'lx', size: 'stage', quietUnit: true, signed: false, digits: 1 },
};

/** As the text around it, of a comparison, of a card, of a drawing, of a stage. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Figure {...args} size="text" />
      <Figure {...args} size="row" />
      <Figure {...args} size="card" />
      <Figure {...args} size="drawing" />
      <Figure {...args} size="stage" />
    </div>
  ),
};

/** A true minus, and a plus where a difference is meant. */
export const Difference: Story = {
  render: () => (
    <p>
      <Figure value={-1500} unit="lm" signed />, <Figure value={805} unit="g" signed />
    </p>
  ),
};

export const Range: Story = {
  tags: ['variants'],
  render: (_args, { globals }) => (
    <p>
      <Figure value={{ from: -20, to: 45, word: productTextsOf(globals).to }} unit="°C" />,{' '}
      <Figure value={{ from: 110, to: 130 }} unit="dB" />
    </p>
  ),
};

/** A size may break behind a times sign, never before the unit. */
export const Lengths: Story = {
  render: () => (
    <p style={{ inlineSize: 96 }}>
      <Figure value={{ lengths: [215, 165, 135] }} unit="mm" />
    </p>
  ),
};

/** Symbols of angle stand close. */
export const Angle: Story = { args: { value: 11, unit: '°', size: 'stage' } };

/** In a sentence that runs from right to left a figure keeps its order, and the words around it keep theirs. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  // What it is about is measured.
  parameters: { picture: 'off' },
  render: () => (
    <p lang="ar" style={{ maxInlineSize: 420 }}>
      يعمل من <Figure value={{ from: -20, to: 50 }} unit="°C" /> ويزن <Figure value={1.5} unit="kg" />، ويضيء
      بقوة <Figure value={13000} unit="lm" size="row" /> على{' '}
      <Figure value={{ lengths: [215, 165, 135] }} unit="mm" />.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(figuresOutOfOrder(canvasElement)).toEqual([]);
  },
};
