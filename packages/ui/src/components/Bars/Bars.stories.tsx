import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bars } from './Bars.tsx';

const rows = [
  { key: 'H10', label: 'H10', value: 480, unit: 'm' },
  { key: 'H10T', label: 'H10T', value: 560, unit: 'm' },
  { key: 'H150S', label: 'H150S', value: 840, unit: 'm' },
  { key: 'H150T', label: 'H150T', value: 940, unit: 'm' },
];

const meta: Meta<typeof Bars> = {
  component: Bars,
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
