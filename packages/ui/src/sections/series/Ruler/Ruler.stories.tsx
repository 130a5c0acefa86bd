import type { Meta, StoryObj } from '@storybook/react-vite';
import { megaphonesOf } from '../../../fixtures/product-megaphones.ts';
import { Ruler } from './Ruler.tsx';

const meta: Meta<typeof Ruler> = {
  title: 'Patterns/Series/Ruler',
  id: 'patterns-ruler',
  tags: ['!autodocs'],
  component: Ruler,
  args: { unit: 'm' },
  render: (args, { globals }) => {
    const { models, scale } = megaphonesOf(globals);
    const items = models.map(({ code, reach }) => ({
      key: code,
      label: code,
      value: reach,
      href: `#${code}`,
    }));
    return <Ruler {...args} label={args.label ?? scale} items={args.items ?? items} />;
  },
};
export default meta;
type Story = StoryObj<typeof Ruler>;

const model = (label: string, value: number) => ({ key: label, label, value });

export const Default: Story = {};

/** Codes that are close together stand on stairs. */
export const Crowded: Story = {
  args: {
    label: 'kg',
    unit: 'kg',
    items: [
      model('AD2', 0.5),
      model('OT2', 1),
      model('OT4', 2),
      model('ET4', 2.5),
      model('PT2', 8),
      model('PT4', 10),
      model('PTS42023', 20),
      model('UT4', 30),
    ],
  },
};
