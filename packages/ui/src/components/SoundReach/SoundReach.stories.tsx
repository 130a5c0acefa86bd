import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { SoundReach } from './SoundReach.tsx';

const levels = (at1: number, at50: number, at100: number) => [
  { distance: 1, level: at1 },
  { distance: 50, level: at50 },
  { distance: 100, level: at100 },
];

const meta: Meta<typeof SoundReach> = {
  title: 'Measurement/SoundReach',
  id: 'components-soundreach',
  tags: ['stable', 'since-0.1.0'],
  component: SoundReach,
  parameters: {
    usage: {
      when: 'How a voice falls with distance: the levels measured at 1, 50 and 100 m, and how far a spoken order carries. Both scales begin at zero. All words are read out once, as its caption. Levels that crowd at the source stand on stairs. For light use BeamInstrument; for several models Ruler. The drawing narrows on phones, its words stay whole. It takes no focus.',
    },
  },
  args: { points: levels(114, 79.6, 73.1), reach: 300 },
  render: (args, { globals }) => {
    const { reachDescription: description, reach, at } = stageTextsOf(globals);
    return <SoundReach {...args} translations={{ description, reach, at }} />;
  },
};
export default meta;
type Story = StoryObj<typeof SoundReach>;

export const Default: Story = {};

export const Playground: Story = { args: { points: levels(120, 85.6, 79.1), reach: 480 } };

/** The nearest reach of the catalogue: 100 m is half of it. */
export const Near: Story = { args: { points: levels(110, 75.6, 69.1), reach: 200 } };

/** The furthest: the measured points crowd at the source, and their words stand on stairs. */
export const Far: Story = { args: { points: levels(130, 95.6, 89.1), reach: 940 } };

/** A level at 1 m alone spreads by the inverse distance law. */
export const OnePoint: Story = { args: { points: [{ distance: 1, level: 118 }], reach: 410 } };

export const LongTexts: Story = { ...longTexts };

export const Chinese: Story = { globals: { language: 'zh' } };
