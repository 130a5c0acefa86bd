import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../fixtures/language.ts';
import { isolated } from '../Figure/index.ts';
import { BarsGrid, type BarsGroup } from './index.ts';

const bars = (unit: string, values: Record<string, number>) =>
  Object.entries(values).map(([label, value]) => ({ key: label, label, value, unit }));

const groupsOf = (globals: Record<string, unknown>): BarsGroup[] => {
  const titles = inLanguage(globals, {
    en: [
      'Weight',
      'Luminous flux',
      `Illuminance at ${isolated('100 m')}`,
      'Power draw',
      'Share of what the M350 lifts',
    ],
    zh: ['重量', '光通量', `${isolated('100 m')} 处照度`, '功耗', '占 M350 载重的比例'],
  });
  const rows = [
    bars('g', { T60: 262, T80: 410, T90: 845 }),
    bars('lm', { T60: 6000, T80: 9800, T90: 13_000 }),
    bars('lx', { T60: 11.2, T80: 19.6, T90: 27 }),
    bars('W', { T60: 60, T80: 90, T90: 130 }),
    bars('%', { T60: 9.6, T80: 15, T90: 31 }),
  ];
  return titles.map((title, index) => ({
    key: String(index),
    title,
    rows: rows[index] ?? [],
    max: index === 4 ? 100 : undefined,
  }));
};

const meta: Meta<typeof BarsGrid> = {
  title: 'Measurement/BarsGrid',
  id: 'components-barsgrid',
  tags: ['new', 'since-0.4.0'],
  component: BarsGrid,
  parameters: {
    usage: {
      when: 'Several figures of the same few models, each drawn on a scale of its own: what a comparison states in a table, seen at a glance. Each group has one unit, and its bars start at zero; a share has 100 as its `max`. A figure that only one model has is no group. For one figure use Bars; for many models Ruler. It takes no focus.',
    },
  },
  render: (args, { globals }) => <BarsGrid {...args} groups={args.groups ?? groupsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof BarsGrid>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { groups: [{ key: 'load', title: 'Load', rows: bars('kg', { PT4: 10, UT4: 30 }), max: 40 }] },
};
