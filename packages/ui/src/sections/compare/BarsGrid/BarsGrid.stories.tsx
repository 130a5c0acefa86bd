import type { Meta, StoryObj } from '@storybook/react-vite';
import { isolated } from '../../../components/Figure/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
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
  title: 'Patterns/Compare/BarsGrid',
  id: 'patterns-barsgrid',
  tags: ['!autodocs'],
  component: BarsGrid,
  render: (args, { globals }) => <BarsGrid {...args} groups={args.groups ?? groupsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof BarsGrid>;

export const Default: Story = {};
