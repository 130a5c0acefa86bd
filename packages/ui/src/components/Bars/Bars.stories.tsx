import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bars } from './Bars.tsx';

const rows = [
  { key: 'H10', label: 'H10', value: 480, unit: 'm' },
  { key: 'H10T', label: 'H10T', value: 560, unit: 'm' },
  { key: 'H150S', label: 'H150S', value: 840, unit: 'm' },
  { key: 'H150T', label: 'H150T', value: 940, unit: 'm' },
];

const meta: Meta<typeof Bars> = {
  title: 'Measurement/Bars',
  id: 'components-bars',
  tags: ['stable', 'since-0.1.0'],
  component: Bars,
  parameters: {
    usage: {
      when: 'One figure of up to about six things, as bars that start at zero, so that twice the length is twice the figure. Each bar has its figure beside it. Bars that are compared across several groups share a `max`. The label is a code on one line: it never breaks, so no sentences. At most one row is `highlighted`: it takes the signal. For more than six values, or values to sort by, use Ruler; for all figures of a model SpecificationTable. The same on phones and on paper. It takes no focus.',
    },
  },
  args: { rows },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Bars>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    rows: [
      { key: 'PT4', label: 'PT4', value: 10, unit: 'kg' },
      { key: 'UT4', label: 'UT4', value: 30, unit: 'kg' },
    ],
    max: 40,
  },
};

/** The row at hand. */
export const Highlighted: Story = {
  args: { rows: rows.map((row) => ({ ...row, highlighted: row.key === 'H10T' })) },
};

/** A full bar may stand for more than the greatest value. */
export const GivenMaximum: Story = { args: { max: 2000 } };
